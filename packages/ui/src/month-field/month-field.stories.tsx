import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { MonthField } from "./month-field.tsx";

const meta = {
  title: "Forms/MonthField",
  component: MonthField,
  args: { label: "When was the wedding?", min: "2024-11", max: "2026-11", onValueChange: fn() },
} satisfies Meta<typeof MonthField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: "Month" })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Month" }), "June");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: "Year" })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Year" }), "2026");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-06");
  },
};

export const Variants: Story = {
  tags: ["visual"],
  args: { defaultValue: "2026-06", hint: "Up to two years ago.", optional: true },
};

export const States: Story = {
  tags: ["visual", "visual-phone"],
  render: (args) => (
    <div className="grid gap-5">
      <MonthField {...args} label="Empty" />
      <MonthField {...args} label="Chosen" defaultValue="2026-06" hint="Up to two years ago." />
      <MonthField {...args} label="Half chosen" defaultValue="2026-" error="Choose the month as well." />
      <MonthField {...args} label="Published" defaultValue="2025-09" disabled />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true, defaultValue: "2026-06" } };

export const Invalid: Story = {
  tags: ["state"],
  args: { error: "Choose the month as well." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "When was the wedding?" })).toHaveAccessibleDescription(
      "Choose the month as well.",
    );
    await expect(canvas.getByRole("combobox", { name: "Month" })).toBeInvalid();
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    label: "Wann hat die Hochzeit oder die eingetragene Partnerschaft stattgefunden?",
    hint: "Höchstens zwei Jahre zurück; der Monat genügt.",
    defaultValue: "2025-09",
  },
  decorators: [
    (Story) => (
      <LocaleProvider
        locale="de-AT"
        texts={{ "month-field": { monthLabel: "Monat", yearLabel: "Jahr", optionalLabel: "freiwillig" } }}
      >
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Monat" })).toHaveDisplayValue("September");
    await expect(canvas.getByRole("option", { name: "Jänner" })).toBeInTheDocument();
  },
};

/** Months outside the range can't be chosen; a month that becomes impossible in another year is cleared. */
export const Range: Story = {
  args: { defaultValue: "2025-06" },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Year" }), "2024");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await expect(canvas.getByRole("combobox", { name: "Month" })).toHaveDisplayValue("Month");
    await expect(canvas.getByRole("option", { name: "October" })).toBeDisabled();
    await expect(canvas.getByRole("option", { name: "November" })).toBeEnabled();
  },
};

/** The form gets `2026-06`. */
export const InForm: Story = {
  args: { name: "weddingDate", defaultValue: "2026-06" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("input[name=weddingDate]")).toHaveValue("2026-06");
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  args: { label: "متى كان الزفاف؟", defaultValue: "2026-06", dir: "rtl" },
  decorators: [
    (Story) => (
      <LocaleProvider
        locale="ar"
        direction="rtl"
        texts={{ "month-field": { monthLabel: "الشهر", yearLabel: "السنة" } }}
      >
        <Story />
      </LocaleProvider>
    ),
  ],
};
