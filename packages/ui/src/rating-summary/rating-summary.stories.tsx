import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { RatingSummary } from "./rating-summary.tsx";

const meta = {
  title: "Components/RatingSummary",
  component: RatingSummary,
  args: {
    average: 4.9,
    count: 212,
    histogram: [1, 1, 4, 19, 187],
    aspects: [
      { label: "Quality", value: 4.9 },
      { label: "Communication", value: 4.8 },
      { label: "Professionalism", value: 5 },
      { label: "Value", value: 4.5 },
      { label: "Flexibility", value: 4.9 },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RatingSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Reviews by stars" })).toBeVisible();
    await expect(canvas.getByText("5 stars: 187 reviews")).toBeInTheDocument();
    await expect(canvas.getByText("1 star: 1 review")).toBeInTheDocument();
  },
};

/** No reviews, two, and twelve thousand of one star. */
export const States: Story = {
  render: () => (
    <div className="grid gap-12">
      <RatingSummary average={null} count={0} histogram={[0, 0, 0, 0, 0]} />
      <RatingSummary average={5} count={2} histogram={[0, 0, 0, 0, 2]} />
      <RatingSummary average={1.2} count={12_000} histogram={[10_400, 1000, 300, 200, 100]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("New")).toHaveLength(2);
    await expect(canvas.getByText("12,000 reviews")).toBeVisible();
  },
};

/** Each row leads to the reviews with so many stars; an empty row leads nowhere. */
export const Links: Story = {
  args: {
    histogram: [0, 1, 4, 19, 187],
    renderBar: (stars) => <StoryLink href={`#stars-${stars}`} />,
    note: <a href="#how-we-rank">How we rank</a>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "4 stars: 19 reviews" })).toHaveAttribute("href", "#stars-4");
    await expect(canvas.queryByRole("link", { name: /1 star/ })).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };
