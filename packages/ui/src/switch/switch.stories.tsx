import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Components/Switch",
  component: Switch,
  args: { label: "A reply to my review", onCheckedChange: fn(), className: "max-w-sm" },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch", { name: "A reply to my review" });
    await userEvent.click(control);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
    await expect(control).not.toBeChecked();
  },
};

export const Variants: Story = { args: { hint: "By e-mail, at most once a day.", defaultChecked: true } };

export const States: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex max-w-sm flex-col gap-4">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off for good" disabled />
      <Switch label="On for good" defaultChecked disabled />
    </div>
  ),
};

export const LabelHidden: Story = {
  args: { label: "Open on Monday", labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch", { name: "Open on Monday" })).toBeVisible();
  },
};
