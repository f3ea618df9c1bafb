import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { TimeField } from "./time-field.tsx";

const meta = {
  title: "Forms/TimeField",
  component: TimeField,
  args: { label: "When do the guests arrive?", defaultValue: "15:30", onValueChange: fn() },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("spinbutton", { name: "When do the guests arrive?" });
    await expect(field).toHaveValue("15:30");
    await userEvent.clear(field);
    await userEvent.type(field, "16.45");
    await userEvent.tab();
    await expect(field).toHaveValue("16:45");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("16:45");
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid gap-5">
      <TimeField label="When does the music start?" hint="The neighbours are told." optional defaultValue="20:00" />
      <TimeField label="First dance" hourCycle="h12" defaultValue="20:00" />
      <TimeField label="Bar closes" midnight="end" defaultValue="24:00" />
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="grid gap-5">
      <TimeField label="Ceremony" defaultValue="14:00" />
      <TimeField label="Ceremony, larger" size="lg" defaultValue="14:00" />
    </div>
  ),
};

export const States: Story = {
  tags: ["visual", "visual-phone"],
  render: () => (
    <div className="grid gap-5 sm:grid-cols-2">
      <TimeField label="Ceremony" defaultValue="14:00" />
      <TimeField label="Dinner" hint="May wait until the menu is chosen." />
      <TimeField label="Fireworks" defaultValue="23:30" max="23:00" />
      <TimeField label="Speeches" defaultValue="after the soup" />
      <TimeField label="Doors" defaultValue="13:00" disabled />
      <TimeField label="Curfew" defaultValue="01:00" readOnly hint="Set by the municipality." />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

export const ReadOnly: Story = { tags: ["state"], args: { readOnly: true } };

export const Invalid: Story = { tags: ["state"], args: { error: "The ceremony is at 15:30. Choose a later time." } };

export const Empty: Story = {
  tags: ["state"],
  args: { defaultValue: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton")).not.toHaveAttribute("aria-valuenow");
  },
};

/** Times as people write them: with a dot, with nothing, with pm. Cleared, the field is empty. */
export const TypedTimes: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("spinbutton");
    for (const [written, shown, value] of [
      ["9", "09:00", "09:00"],
      ["930", "09:30", "09:30"],
      ["6pm", "18:00", "18:00"],
      ["9h15", "09:15", "09:15"],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${written}{Enter}`);
      await expect(field).toHaveValue(shown);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    }
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue("");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
  },
};

/**
 * Arrow keys move a quarter of an hour, page keys an hour; past midnight where there are no limits. The buttons are for
 * the pointer.
 */
export const Stepping: Story = {
  args: { defaultValue: "23:40" },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole("spinbutton");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveValue("23:45");
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveValue("00:00");
    await userEvent.keyboard("{ArrowDown}{PageDown}");
    await expect(field).toHaveValue("22:45");
    await expect(field).toHaveAttribute("aria-valuetext", "22:45");
    await userEvent.click(canvas.getByRole("button", { name: "Later" }));
    await userEvent.click(canvas.getByRole("button", { name: "Later" }));
    await userEvent.click(canvas.getByRole("button", { name: "Earlier" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("23:00");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Earlier" })).not.toHaveFocus();
  },
};

/** It reports times that it can't accept; stepping stops at the limits. */
export const Limits: Story = {
  args: { min: "09:00", max: "17:00", defaultValue: "16:50", step: 30 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("spinbutton");
    field.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(field).toHaveValue("17:00");
    await userEvent.clear(field);
    await userEvent.type(field, "8{Enter}");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Choose 9:00 or later.");
    await userEvent.clear(field);
    await userEvent.type(field, "late{Enter}");
    await expect(field).toHaveAccessibleDescription("Enter a time such as 9:30.");
    await expect(field).toHaveValue("late");
  },
};

/** The form gets `HH:MM`, however it is shown. */
export const InForm: Story = {
  args: { name: "arrival", hourCycle: "h12" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("spinbutton")).toHaveDisplayValue(/3:30\sPM/i);
    await expect(canvasElement.querySelector("input[name=arrival]")).toHaveValue("15:30");
  },
};

/** American English uses the 12-hour clock. */
export const American: Story = {
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("spinbutton");
    await expect(field).toHaveDisplayValue(/3:30\sPM/);
    await userEvent.clear(field);
    await userEvent.type(field, "11:15 am{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("11:15");
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  args: { label: "متى يصل الضيوف؟", hint: "قبل المراسم بنصف ساعة" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-EG" direction="rtl">
        <div dir="rtl">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("spinbutton");
    await expect(field).toHaveDisplayValue(/٣:٣٠/);
    await userEvent.clear(field);
    await userEvent.type(field, "٩:٤٥ م{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("21:45");
  },
};
