import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Components/Progress",
  component: Progress,
  args: { label: "Sending orangery-at-dusk.jpg", value: 0.64, className: "max-w-sm" },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Sending orangery-at-dusk.jpg" })).toHaveAttribute(
      "value",
      "0.64",
    );
  },
};

export const Variants: Story = { args: { label: "Your listing", value: 2, max: 5, labelHidden: true } };

/** Its length is not known. */
export const States: Story = { args: { label: "Preparing your data", value: undefined } };
