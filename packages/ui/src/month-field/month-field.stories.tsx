import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { MonthField } from "./month-field.tsx";

const meta = {
  title: "Components/MonthField",
  component: MonthField,
  args: { label: "When was the wedding?", min: "2024-11", max: "2026-11", onValueChange: fn() },
} satisfies Meta<typeof MonthField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Month" }), "June");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Year" }), "2026");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-06");
  },
};

export const Variants: Story = {
  tags: ["visual"],
  args: { defaultValue: "2026-06", hint: "Two years back at most.", optional: true },
};

export const States: Story = { args: { error: "Choose the month as well.", defaultValue: "2026-" } };

/** Months outside the range cannot be chosen. */
export const Range: Story = {
  args: { defaultValue: "2024-12" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("option", { name: "October" })).toBeDisabled();
    await expect(canvas.getByRole("option", { name: "November" })).toBeEnabled();
  },
};
