import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { defaultOpeningHours, type OpeningHours } from "../lib/opening-hours.ts";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { OpeningHoursEditor } from "./opening-hours-editor.tsx";

const week: OpeningHours = [
  { day: "Monday", openTime: "00", closeTime: "00", closed: true },
  { day: "Tuesday", openTime: "09:00", closeTime: "18:00" },
  { day: "Wednesday", openTime: "09:00", closeTime: "12:00", intervals: [{ openTime: "14:00", closeTime: "18:00" }] },
  { day: "Thursday", openTime: "09:00", closeTime: "18:00" },
  { day: "Friday", openTime: "00:00", closeTime: "24:00" },
  { day: "Saturday", openTime: "18:00", closeTime: "02:00" },
  { day: "Sunday", openTime: "00", closeTime: "00", byAppointment: true },
];

/** Holds the week, the way a form would. */
function Editor({ value: first, onValueChange, ...args }: ComponentProps<typeof OpeningHoursEditor>) {
  const [value, setValue] = useState(first);
  return (
    <OpeningHoursEditor
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: "Forms/OpeningHoursEditor",
  component: OpeningHoursEditor,
  render: (args) => <Editor {...args} />,
  args: { value: week, onValueChange: fn(), timeZone: "Europe/Ljubljana" },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OpeningHoursEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Opening hours" })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Monday: open or closed" })).toHaveDisplayValue("Closed");
    await expect(canvas.getByRole("spinbutton", { name: "Wednesday opens at, slot 2" })).toHaveValue("14:00");
    await expect(canvas.getByRole("spinbutton", { name: "Saturday closes at" })).toHaveAccessibleDescription(
      "until Sunday",
    );
  },
};

/** Nothing known yet, and read only. */
export const States: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <Editor {...args} value={defaultOpeningHours} />
      <Editor {...args} disabled />
    </div>
  ),
  parameters: { a11y: { options: { rules: { "landmark-unique": { enabled: false } } } } },
};

/** Times are understood as people write them. */
export const TypedTimes: Story = {
  play: async ({ canvas, args }) => {
    const opens = canvas.getByRole("spinbutton", { name: "Tuesday opens at" });
    const closes = canvas.getByRole("spinbutton", { name: "Tuesday closes at" });
    for (const [field, written, shown] of [
      [opens, "930", "09:30"],
      [opens, "8", "08:00"],
      [closes, "6pm", "18:00"],
      [closes, "0:00", "24:00"],
      [closes, "1.15", "01:15"],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, written);
      await userEvent.tab();
      await expect(field).toHaveValue(shown);
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ day: "Tuesday", openTime: "08:00", closeTime: "01:15" }]),
    );
    opens.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(opens).toHaveValue("08:15");
  },
};

/** Slots must not overlap, not even with last night's. */
export const Overlap: Story = {
  args: {
    value: [
      ...week.slice(0, 2),
      {
        day: "Wednesday",
        openTime: "09:00",
        closeTime: "14:30",
        intervals: [{ openTime: "14:00", closeTime: "18:00" }],
      },
      ...week.slice(3, 6),
      { day: "Sunday", openTime: "01:00", closeTime: "04:00" },
    ],
  },
  play: async ({ canvas }) => {
    const second = canvas.getByRole("spinbutton", { name: "Wednesday opens at, slot 2" });
    await expect(second).toBeInvalid();
    await expect(second).toHaveAccessibleDescription("Overlaps the first slot. Start at 14:30 or later.");
    await expect(canvas.getByRole("spinbutton", { name: "Sunday opens at" })).toHaveAccessibleDescription(
      "Saturday is still open until 02:00. Start at 02:00 or later.",
    );
  },
};

export const Mended: Story = {
  args: Overlap.args ?? {},
  play: async ({ canvas }) => {
    const second = canvas.getByRole("spinbutton", { name: "Wednesday opens at, slot 2" });
    await userEvent.clear(second);
    await userEvent.type(second, "14:30");
    await userEvent.tab();
    await expect(second).toBeValid();
    await expect(canvas.queryByText(/Overlaps the first slot/)).not.toBeInTheDocument();
  },
};

/** Half a pair isn't a mistake until people have moved on. */
export const HalfGiven: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole("spinbutton", { name: "Tuesday closes at" }));
    await expect(canvas.queryByText("Add a closing time.")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("spinbutton", { name: "Thursday opens at" }));
    await expect(await canvas.findByText("Add a closing time.")).toBeVisible();
    await expect(canvas.getByRole("spinbutton", { name: "Tuesday closes at" })).toBeInvalid();
  },
};

/** Adding a slot moves the focus to its first field; removing one moves it to the slot before. */
export const Slots: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add a slot to Tuesday" }));
    const second = await canvas.findByRole("spinbutton", { name: "Tuesday opens at, slot 2" });
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard("19{Tab}22{Tab}");
    await expect(second).toHaveValue("19:00");
    await expect(canvas.getByRole("spinbutton", { name: "Tuesday closes at, slot 2" })).toHaveValue("22:00");
    await userEvent.click(canvas.getByRole("button", { name: "Remove slot 2 of Tuesday" }));
    await waitFor(() => expect(canvas.getByRole("spinbutton", { name: "Tuesday opens at" })).toHaveFocus());
    await expect(canvas.queryByRole("spinbutton", { name: "Tuesday opens at, slot 2" })).not.toBeInTheDocument();
  },
};

/** A day set to open starts with the hours of the day before. */
export const StateChange: Story = {
  play: async ({ canvas, args }) => {
    const sunday = canvas.getByRole("combobox", { name: "Sunday: open or closed" });
    await userEvent.selectOptions(sunday, "Open");
    await expect(canvas.getByRole("spinbutton", { name: "Sunday opens at" })).toHaveValue("18:00");
    await userEvent.selectOptions(sunday, "Not given");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ day: "Sunday", openTime: "00", closeTime: "00" }]),
    );
  },
};

/** Copies one day's hours to others, chosen by name, with an Undo; the focus returns to where it started. */
export const CopyTo: Story = {
  play: async ({ canvas }) => {
    const copy = canvas.getByRole("button", { name: "Copy to… (hours of Wednesday)" });
    copy.focus();
    await userEvent.keyboard("{Enter}");
    await expect(copy).toHaveAttribute("aria-expanded", "true");
    const days = within(canvas.getByRole("group", { name: "Copy Wednesday to" }));
    await expect(days.getByRole("checkbox", { name: "Monday" })).toHaveFocus();
    await expect(days.queryByRole("checkbox", { name: "Wednesday" })).not.toBeInTheDocument();
    await userEvent.click(days.getByRole("button", { name: "Copy" }));
    await expect(days.getByRole("alert")).toHaveTextContent("Choose at least one day.");
    await userEvent.click(days.getByRole("checkbox", { name: "Monday" }));
    await userEvent.click(days.getByRole("checkbox", { name: "Sunday" }));
    await userEvent.keyboard("{Enter}");
    await expect(copy).toHaveFocus();
    await expect(canvas.getByRole("spinbutton", { name: "Monday opens at, slot 2" })).toHaveValue("14:00");
    await expect(canvas.getByRole("spinbutton", { name: "Sunday closes at, slot 2" })).toHaveValue("18:00");
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied Wednesday to Monday and Sunday.");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.getByRole("combobox", { name: "Monday: open or closed" })).toHaveDisplayValue("Closed");
    await expect(copy).toHaveFocus();
  },
};

/** Copies to all the others at once; a closed day can be copied too. */
export const Copying: Story = {
  tags: ["state", "visual", "visual-phone"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy to… (hours of Monday)" }));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Copy to… (hours of Monday)" })).toHaveFocus();
    await expect(canvas.queryByRole("group", { name: "Copy Monday to" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Copy to… (hours of Tuesday)" }));
    await userEvent.click(canvas.getByRole("button", { name: "Monday to Friday" }));
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(4);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A problem found by a server appears at its slot. */
export const ServerErrors: Story = {
  args: {
    errors: [{ day: "Friday", slot: 0, part: "open", message: "A venue in this street may not open before 07:00." }],
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

export const Empty: Story = { tags: ["state"], args: { value: defaultOpeningHours } };

export const Invalid: Story = { ...Overlap, tags: ["state"] };

export const LongText: Story = {
  tags: ["state"],
  args: { timeZone: "America/Argentina/Buenos_Aires" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="de-AT">
        <Story />
      </LocaleProvider>
    ),
  ],
};

/** The 12-hour clock, where the language uses it. */
export const American: Story = {
  tags: ["state"],
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-US">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    const closes = canvas.getByRole("spinbutton", { name: "Tuesday closes at" });
    await userEvent.clear(closes);
    await userEvent.type(closes, "8:30 pm{Enter}");
    await expect(closes).toHaveDisplayValue(/8:30\sPM/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ day: "Tuesday", openTime: "09:00", closeTime: "20:30" }]),
    );
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  args: {
    dir: "rtl",
    texts: {
      title: "ساعات العمل",
      states: {
        "not-given": "غير محدد",
        open: "مفتوح",
        "all-day": "مفتوح 24 ساعة",
        "by-appointment": "بموعد",
        closed: "مغلق",
      },
      until: (day) => `حتى ${day}`,
      addSlot: (day) => `أضف فترة: ${day}`,
      copyTo: "نسخ إلى…",
      copyFrom: (day) => `(${day})`,
    },
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-AE" direction="rtl">
        <Story />
      </LocaleProvider>
    ),
  ],
};
