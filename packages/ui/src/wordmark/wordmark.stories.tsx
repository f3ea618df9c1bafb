import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Wordmark } from "./wordmark.tsx";

const meta = {
  title: "Components/Wordmark",
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
  render: (args) => (
    <div className="flex items-baseline gap-8">
      <Wordmark {...args} size="sm" />
      <Wordmark {...args} size="md" />
      <Wordmark {...args} size="lg" />
    </div>
  ),
};

export const AnotherBrand: Story = { args: { name: "Ever & Äfter" } };
