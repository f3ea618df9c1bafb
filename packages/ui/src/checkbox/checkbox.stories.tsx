import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TextLink } from "../text-link/text-link.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  args: { label: "Keep me logged in", onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Keep me logged in" });
    await userEvent.click(canvas.getByText("Keep me logged in"));
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
  },
};

export const Variants: Story = {
  args: {
    label: (
      <>
        I accept the <TextLink href="#terms">Terms &amp; Conditions</TextLink>
      </>
    ),
    hint: "Last changed on 2 March 2026.",
  },
};

export const States: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-col gap-4">
      <Checkbox label="A reply to my review" />
      <Checkbox label="A decision about my report" defaultChecked />
      <Checkbox label="Notices about my account" hint="These cannot be turned off." defaultChecked disabled />
      <Checkbox label="I am who I say I am" error="Confirm this to go on." />
    </div>
  ),
};
