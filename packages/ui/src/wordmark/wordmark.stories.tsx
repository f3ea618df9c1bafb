import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Wordmark } from "./wordmark.tsx";

const meta = {
  title: "Content/Wordmark",
  component: Wordmark,
  args: { name: "Troth" },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Troth")).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="flex flex-wrap items-baseline gap-8">
      <Wordmark {...args} size="sm" />
      <Wordmark {...args} size="md" />
      <Wordmark {...args} size="lg" />
    </div>
  ),
  // A fraction of a pixel would blur the full stop's edges.
  play: async ({ canvas }) => {
    const stops = canvas.getAllByText("Troth").map((mark) => mark.querySelector("svg")!.getBoundingClientRect());
    await expect(stops.map(({ width, height }) => [width, height])).toEqual([
      [4, 4],
      [5, 5],
      [8, 8],
    ]);
  },
};

export const AnotherBrand: Story = { args: { name: "Ever & Äfter" } };

export const LongText: Story = { tags: ["state"], args: { name: "Hochzeitsbote" } };

/** The full stop stays after the name. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const mark = canvas.getByText("Troth");
    const stop = mark.querySelector("svg")?.getBoundingClientRect();
    await expect(stop?.left).toBeGreaterThan(mark.getBoundingClientRect().left + 20);
  },
};
