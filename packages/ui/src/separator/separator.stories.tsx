import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "../text/text.tsx";
import { Separator } from "./separator.tsx";

const meta = { title: "Content/Separator", component: Separator } satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("separator")).toHaveAttribute("aria-orientation", "horizontal");
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid max-w-sm gap-4">
      <Text>What it is</Text>
      <Separator />
      <div className="flex h-11 items-center gap-4">
        What <Separator orientation="vertical" /> Where
      </div>
    </div>
  ),
};

export const Vertical: Story = {
  tags: ["state"],
  args: { orientation: "vertical" },
  render: (args) => (
    <div className="flex h-11">
      <Separator {...args} />
    </div>
  ),
};
