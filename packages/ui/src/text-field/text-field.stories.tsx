import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Forms/TextField",
  component: TextField,
  args: { label: "E-mail", type: "email", autoComplete: "email", className: "max-w-md", onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("textbox", { name: "E-mail" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("ana@example.org");
    await expect(input).toHaveValue("ana@example.org");
    await expect(args.onChange).toHaveBeenCalledTimes(15);
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex max-w-md flex-col gap-5">
      <TextField label="Website" type="url" placeholder="https://" optional />
      <TextField label="Telephone" type="tel" hint="With the country: +386 1 555 01 42" />
      <TextField label="Your name" defaultValue="نور الدين الحموي" dir="auto" />
    </div>
  ),
};

export const Sizes: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex max-w-md flex-col gap-5">
      <TextField label="What?" placeholder="Florist, quartet, barn…" />
      <TextField label="What?" size="lg" placeholder="Florist, quartet, barn…" />
    </div>
  ),
};

export const States: Story = {
  tags: ["visual", "visual-phone"],
  render: () => (
    <div className="flex max-w-md flex-col gap-5">
      <TextField label="First name" defaultValue="Ana" />
      <TextField label="E-mail" defaultValue="ana@example" error="Add the part after the dot, as in ana@example.org." />
      <TextField label="Name of the business" defaultValue="Cvet & List" disabled />
      <TextField label="Address" defaultValue="Cesta na Rožnik 12, Ljubljana" readOnly hint="Set by the operator." />
      <TextField label="Title" optional defaultValue="Nobody noticed the rain" count={{ value: 23, max: 80 }} />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "input" } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "input" } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

/** The error is read out with the field, and the border isn't the only sign. */
export const Invalid: Story = {
  tags: ["state"],
  args: { error: "Add the part after the dot, as in ana@example.org.", defaultValue: "ana@example" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "E-mail" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Add the part after the dot, as in ana@example.org.");
  },
};

/** It can be reached, read and copied, but not changed. */
export const ReadOnly: Story = {
  tags: ["state"],
  args: { readOnly: true, defaultValue: "ana@example.org" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("x");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(canvas.getByRole("textbox")).toHaveValue("ana@example.org");
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    label: "The e-mail address you gave when you booked, which may not be the one you use most",
    hint: "We use it to look up the booking, and won't send anything to it unless you ask us to.",
    defaultValue: "maximiliane.freifrau-von-und-zu-hohenschwangau@department-of-celebrations.example.org",
  },
};
