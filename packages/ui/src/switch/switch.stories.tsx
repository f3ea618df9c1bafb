import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Forms/Switch",
  component: Switch,
  args: { label: "A reply to my review", onCheckedChange: fn(), className: "max-w-sm" },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch", { name: "A reply to my review" });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText("A reply to my review"));
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Variants: Story = { args: { hint: "By e-mail, at most once a day.", defaultChecked: true } };

export const States: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex max-w-sm flex-col gap-4">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Being saved" loading defaultChecked />
      <Switch label="Off for good" disabled />
      <Switch label="On for good" defaultChecked disabled />
      <Switch label="Not saved" error="It didn't reach us. Try again." />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "input" } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "input" } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: "input" } } };

export const Checked: Story = { tags: ["state"], args: { defaultChecked: true } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

export const Invalid: Story = {
  tags: ["state"],
  args: { error: "It didn't reach us. Try again." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toHaveAccessibleDescription("It didn't reach us. Try again.");
  },
};

/** A press while it is saving does nothing, and the focus stays where it was. */
export const Loading: Story = {
  tags: ["state"],
  args: { loading: true, defaultChecked: true },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch", { name: "A reply to my review" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(control).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Saving");
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    label: "Anything that is said in answer to a review of mine, by the vendor, the operator or another couple",
    hint: "By e-mail to maximiliane.freifrau-von-und-zu-hohenschwangau@department-of-celebrations.example.org.",
  },
};

export const LabelHidden: Story = {
  args: { label: "Open on Monday", labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch", { name: "Open on Monday" })).toBeVisible();
  },
};

/** The caller shows the new state straight away, saves it, and switches it back if that fails. */
export const Controlled: Story = {
  render: function Render(args) {
    const [on, setOn] = useState(false);
    return <Switch {...args} checked={on} onCheckedChange={setOn} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("switch"));
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};
