import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { RadioGroup } from "./radio-group.tsx";

const meta = {
  title: "Components/RadioGroup",
  component: RadioGroup,
  args: {
    legend: "How far did it go?",
    options: [
      { value: "completed", label: "They did our wedding" },
      { value: "booked", label: "We have booked them" },
      { value: "cancelled", label: "We booked, and it was cancelled" },
      { value: "enquired", label: "We only asked", hint: "Shown with its stars, but outside the mean." },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /We have booked them/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("booked");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /cancelled/ })).toBeChecked();
  },
};

export const Variants: Story = {
  tags: ["visual", "visual-phone"],
  args: { layout: "cards", defaultValue: "completed", className: "max-w-2xl" },
};

export const Sizes: Story = { args: { layout: "row", defaultValue: "booked" } };

export const States: Story = {
  tags: ["visual"],
  args: { error: "Say how far it went.", hint: "It tells readers what you can speak about." },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<string>("");
    return (
      <>
        <RadioGroup {...args} value={value} onValueChange={setValue} />
        <p className="mt-4 text-muted">Chosen: {value || "nothing yet"}</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /They did our wedding/ }));
    await expect(canvas.getByText("Chosen: completed")).toBeVisible();
  },
};
