import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { RatingSummary, RatingSummarySkeleton } from "./rating-summary.tsx";

const meta = {
  title: "Vendors and reviews/RatingSummary",
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
      { label: "Flexibility", value: null },
    ],
    renderBar: (stars) => <StoryLink href={`#stars-${stars}`} />,
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

/** A row leads to the reviews with that many stars; an aspect no one has rated isn't shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Reviews by stars" })).toBeVisible();
    await userEvent.tab();
    const five = canvas.getByRole("link", { name: "5 stars: 187 reviews" });
    await expect(five).toHaveFocus();
    await expect(five).toHaveAttribute("href", "#stars-5");
    await expect(canvas.getByRole("link", { name: "1 star: 1 review" })).toBeVisible();
    await expect(canvas.getByText("5.0")).toBeVisible();
    await expect(canvas.queryByText("Flexibility")).not.toBeInTheDocument();
  },
};

/** Only reviews with four stars are shown below. */
export const Chosen: Story = {
  tags: ["visual"],
  args: {
    renderBar: (stars) => <StoryLink href={`#stars-${stars}`} aria-current={stars === 4 || undefined} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: true })).toHaveAccessibleName("4 stars: 19 reviews");
  },
};

/** No reviews, two, and twelve thousand, mostly one-star. */
export const States: Story = {
  tags: ["visual", "visual-phone"],
  render: () => (
    <div className="grid gap-12">
      <RatingSummary average={null} count={0} histogram={[0, 0, 0, 0, 0]} />
      <RatingSummary average={5} count={2} histogram={[0, 0, 0, 0, 2]} />
      <RatingSummary average={1.2} count={12_000} histogram={[10_400, 1000, 300, 200, 100]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("New")).toHaveLength(2);
    await expect(canvas.getByText("2 reviews so far. We show an average once there are three.")).toBeVisible();
    await expect(canvas.getByText("12,000 reviews")).toBeVisible();
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Loading: Story = { tags: ["state"], render: () => <RatingSummarySkeleton /> };

export const Empty: Story = {
  tags: ["state"],
  args: { average: null, count: 0, histogram: [0, 0, 0, 0, 0], aspects: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No reviews yet. We show an average once there are three.")).toBeVisible();
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};

/** Without links the rows are only figures; an empty row is never a link. */
export const WithoutLinks: Story = {
  render: ({ average, count, histogram }) => <RatingSummary average={average} count={count} histogram={histogram} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("5 stars: 187 reviews")).toBeInTheDocument();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const RowsOfNone: Story = {
  args: { histogram: [0, 1, 4, 19, 187], note: <a href="#how-we-rank">How we rank</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "4 stars: 19 reviews" })).toHaveAttribute("href", "#stars-4");
    await expect(canvas.queryByRole("link", { name: /1 star/ })).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    aspects: [
      { label: "Zuverlässigkeit am Hochzeitstag selbst", value: 4.9 },
      { label: "Preis-Leistungs-Verhältnis", value: 4.1 },
    ],
    count: 1_204_300,
    histogram: [1000, 1000, 2300, 200_000, 1_000_000],
  },
};

/** Beside something else it is narrow: it responds to its own width, not the window's. */
export const InANarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};

/** The provider's words and numerals; the bars grow from the right. */
export const RightToLeft: Story = {
  tags: ["visual"],
  args: { aspects: [{ label: "الجودة", value: 4.9 }] },
  decorators: [
    (Story) => (
      <LocaleProvider
        locale="ar-EG"
        direction="rtl"
        texts={{
          "rating-summary": {
            count: (_, written) => `${written} تقييمًا`,
            row: (stars, _, written) => `${stars} نجوم: ${written}`,
          },
        }}
      >
        <div dir="rtl" lang="ar">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("٢١٢ تقييمًا")).toBeVisible();
    await expect(canvas.getAllByText("٤٫٩")).toHaveLength(2);
  },
};
