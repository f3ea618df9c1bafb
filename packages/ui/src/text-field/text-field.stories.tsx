import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Components/TextField",
  component: TextField,
  args: { label: "E-mail", type: "email", autoComplete: "email", className: "max-w-md", onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "E-mail" });
    await userEvent.type(input, "ana@example.org");
    await expect(input).toHaveValue("ana@example.org");
  },
};

export const Variants: Story = {
  render: () => (
    <div className="flex max-w-md flex-col gap-5">
      <TextField label="Website" type="url" placeholder="https://" optional />
      <TextField label="Telephone" type="tel" hint="With the country: +386 1 555 01 42" />
    </div>
  ),
};

export const Sizes: Story = {
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
