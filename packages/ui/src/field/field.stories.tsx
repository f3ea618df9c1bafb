import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextInput } from "../text-field/text-field.tsx";
import { Field, FieldControl } from "./field.tsx";

const meta = {
  title: "Components/Field",
  component: Field,
  args: { label: "Where you live", children: <TextInput />, className: "max-w-md" },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Where you live" })).toBeVisible();
  },
};

export const Variants: Story = { args: { hint: "A town is enough.", optional: true } };

export const Sizes: Story = {
  args: { labelHidden: true, children: <TextInput size="lg" placeholder="Ljubljana, Slovenia" /> },
};

/** Hint, error and count are all announced with the control. */
export const States: Story = {
  args: {
    hint: "A town is enough.",
    error: "Choose a place from the list.",
    count: { value: 104, min: 25, max: 5000 },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Where you live" });
    await expect(input).toHaveAccessibleDescription("A town is enough. Choose a place from the list. 104 of 5,000");
    await expect(input).toBeInvalid();
  },
};

/** A control that is not ours takes the wiring by `FieldControl`. */
export const ForeignControl: Story = {
  args: {
    label: "How sure are you?",
    hint: "From not at all to entirely.",
    children: (
      <FieldControl>
        <input type="range" min={0} max={10} defaultValue={7} />
      </FieldControl>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider", { name: "How sure are you?" })).toHaveAccessibleDescription(
      "From not at all to entirely.",
    );
  },
};
