import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stars } from "./stars.tsx";

const meta = {
  title: "Components/Stars",
  component: Stars,
  args: { value: 4.3 },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "4.3 out of 5 stars" })).toBeVisible();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-col gap-2">
      {[0, 1, 2.5, 3.9, 4.96, 5].map((value) => (
        <span key={value} className="flex items-center gap-3">
          <Stars value={value} size="lg" label={null} /> <span className="figures">{value}</span>
        </span>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex items-center gap-4">
      <Stars value={4.3} size="sm" />
      <Stars value={4.3} size="md" />
      <Stars value={4.3} size="lg" />
    </div>
  ),
};

/** Right to left, the stars fill from the right. */
export const States: Story = {
  tags: ["visual"],
  render: () => (
    <div dir="rtl" lang="ar" className="flex items-center gap-3">
      <Stars value={3.5} size="lg" label="٣٫٥ من ٥ نجوم" /> ليلى حداد
    </div>
  ),
};
