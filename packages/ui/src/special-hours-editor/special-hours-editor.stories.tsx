import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import type { SpecialHours } from "../lib/opening-hours.ts";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { ar } from "../locales/ar.generated.ts";
import { ja } from "../locales/ja.generated.ts";
import { SpecialHoursEditor } from "./special-hours-editor.tsx";

const closed = { openTime: "00", closeTime: "00", closed: true };
const holidays: SpecialHours = [
  { from: "2025-12-24", to: "2025-12-26", label: "Christmas", ...closed },
  { from: "2026-12-24", to: "2026-12-26", label: "Christmas", ...closed },
  {
    from: "2026-12-31",
    to: "2026-12-31",
    label: "New Year’s Eve",
    openTime: "09:00",
    closeTime: "12:00",
    intervals: [{ openTime: "20:00", closeTime: "04:00" }],
  },
  { from: "2027-01-04", to: "2027-03-31", openTime: "00", closeTime: "00", byAppointment: true },
];

/** Holds the entries, the way a form would. */
function Editor({ value: first, onValueChange, ...args }: ComponentProps<typeof SpecialHoursEditor>) {
  const [value, setValue] = useState(first);
  return (
    <SpecialHoursEditor
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
  title: "Forms/SpecialHoursEditor",
  component: SpecialHoursEditor,
  render: (args) => <Editor {...args} />,
  args: { value: holidays, onValueChange: fn(), today: "2026-11-23" },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpecialHoursEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Holidays and special hours" })).toBeVisible();
    const christmas = within(canvas.getByRole("group", { name: "24 – 26 December 2026" }));
    await expect(christmas.getByLabelText("First day")).toHaveValue("2026-12-24");
    await expect(christmas.getByRole("combobox", { name: "Open or closed" })).toHaveDisplayValue("Closed");
    await expect(
      canvas.getByRole("spinbutton", { name: "31 December 2026: closes at, slot 2" }),
    ).toHaveAccessibleDescription("until the next day");
    // Those that are over are folded away.
    await expect(canvas.queryByRole("group", { name: "24 – 26 December 2025" })).not.toBeInTheDocument();
    await expect(canvas.getByText("Past dates (1)")).toBeVisible();
  },
};

/** Nothing so far, and read only. */
export const States: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <Editor {...args} value={[]} />
      <Editor {...args} disabled />
    </div>
  ),
  parameters: { a11y: { options: { rules: { "landmark-unique": { enabled: false } } } } },
};

/** With the keyboard alone: added dates take the focus, the last day follows the first. */
export const AddsDates: Story = {
  args: { value: [] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add dates" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const from = await canvas.findByLabelText("First day");
    await waitFor(() => expect(from).toHaveFocus());
    await fireEvent.change(from, { target: { value: "2026-12-24" } });
    await expect(canvas.getByLabelText("Last day optional")).toHaveValue("2026-12-24");
    await fireEvent.change(canvas.getByLabelText("Last day optional"), { target: { value: "2026-12-26" } });
    await userEvent.type(canvas.getByRole("textbox", { name: /What it is/ }), "Christmas");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Open or closed" }), "Open");
    const dates = "24 – 26 December 2026";
    await userEvent.clear(canvas.getByRole("spinbutton", { name: `${dates}: closes at` }));
    await userEvent.type(canvas.getByRole("spinbutton", { name: `${dates}: closes at` }), "1pm{Tab}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { from: "2026-12-24", to: "2026-12-26", label: "Christmas", openTime: "09:00", closeTime: "13:00" },
    ]);
  },
};

/** Those who clear the last day mean the first alone: it's filled in as they leave the field, or send the form from it. */
export const SingleDay: Story = {
  args: { value: [{ from: "2026-12-24", to: "2026-12-26", ...closed }] },
  play: async ({ canvas, args }) => {
    const to = canvas.getByLabelText("Last day optional");
    for (const leave of ["{Tab}", "{Enter}"]) {
      to.focus();
      await fireEvent.change(to, { target: { value: "" } });
      await expect(to).toHaveValue("");
      await expect(canvas.queryByText("Choose a date.")).not.toBeInTheDocument();
      await userEvent.keyboard(leave);
      await expect(to).toHaveValue("2026-12-24");
      await expect(args.onValueChange).toHaveBeenLastCalledWith([{ from: "2026-12-24", to: "2026-12-24", ...closed }]);
    }
    // Nothing to fill in yet.
    await fireEvent.change(canvas.getByLabelText("First day"), { target: { value: "" } });
    await fireEvent.change(to, { target: { value: "" } });
    to.focus();
    await userEvent.keyboard("{Tab}");
    await expect(to).toHaveValue("");
  },
};

/** Removing dates moves the focus to where others are added. */
export const RemovesDates: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove 24 – 26 December 2026" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add dates" })).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith([holidays[0], holidays[2], holidays[3]]);
    await userEvent.click(canvas.getByText("Past dates (1)"));
    await userEvent.click(canvas.getByRole("button", { name: "Remove 24 – 26 December 2025" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([holidays[2], holidays[3]]);
    await expect(canvas.queryByText(/Past dates/)).not.toBeInTheDocument();
  },
};

/** Each date can be in the list once, and the problem is where it has to change. */
export const Overlap: Story = {
  args: {
    value: [
      holidays[1]!,
      { from: "2026-12-26", to: "2026-12-27", ...closed },
      { from: "2026-12-31", to: "2026-12-30", ...closed },
    ],
  },
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByLabelText("First day");
    await expect(second).toBeInvalid();
    await expect(second).toHaveAccessibleDescription(
      "24 – 26 December 2026 is in the list already. Choose other dates.",
    );
    await expect(canvas.getAllByLabelText("Last day optional")[2]).toHaveAccessibleDescription(
      "The last day is before the first.",
    );
  },
};

/** Dates that are over can be typed again: the entry stays open, and says that they are in the list already. */
export const PastDatesAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add dates" }));
    const entry = within(await canvas.findByRole("group", { name: "New dates" }));
    const [from, to] = [entry.getByLabelText("First day"), entry.getByLabelText("Last day optional")];
    await waitFor(() => expect(from).toHaveFocus());
    await fireEvent.change(from, { target: { value: "2025-12-24" } });
    to.focus();
    await fireEvent.change(to, { target: { value: "2025-12-26" } });
    await expect(to).toHaveFocus();
    const problem = "24 – 26 December 2025 is in the list already. Choose other dates.";
    await expect(from).toHaveAccessibleDescription(problem);
    await expect(canvas.getByText("Past dates (1)")).toBeVisible();
    // Without the older entry, the newer one can still be changed.
    await userEvent.click(canvas.getByText("Past dates (1)"));
    await userEvent.click(canvas.getAllByRole("button", { name: "Remove 24 – 26 December 2025" }).at(-1)!);
    await expect(canvas.queryByText(/Past dates/)).not.toBeInTheDocument();
    await expect(canvas.getByRole("group", { name: "24 – 26 December 2025" })).toBeVisible();
    await expect(canvas.queryByText(problem)).not.toBeInTheDocument();
  },
};

/** Missing dates aren't a mistake until people have moved on. */
export const HalfGiven: Story = {
  args: { value: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add dates" }));
    await waitFor(async () => expect(await canvas.findByLabelText("First day")).toHaveFocus());
    await expect(canvas.queryByText("Choose a date.")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Add dates" }));
    await expect(await canvas.findByText("Choose a date.")).toBeVisible();
  },
};

function Undoable({ value: first, ...args }: ComponentProps<typeof SpecialHoursEditor>) {
  const [value, setValue] = useState(first);
  return (
    <>
      <SpecialHoursEditor {...args} value={value} onValueChange={setValue} />
      <Button onClick={() => setValue(first)}>Undo</Button>
    </>
  );
}

/** An entry that is removed is no longer being written: put back, it says what is missing. */
export const PutBack: Story = {
  args: { value: [{ from: "", to: "", ...closed }] },
  render: (args) => <Undoable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove New dates" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add dates" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.getByLabelText("First day")).toHaveAccessibleDescription("Choose a date.");
  },
};

/** A problem found by a server appears at its field. */
export const ServerErrors: Story = {
  args: { errors: [{ at: 3, slot: 0, part: "to", message: "Choose a date within 2 years" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByLabelText("Last day optional").at(-1)).toHaveAccessibleDescription(
      "Choose a date within 2 years",
    );
  },
};

/** As many as there can be. */
export const Full: Story = {
  tags: ["state"],
  args: { most: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Add dates" })).not.toBeInTheDocument();
    await expect(canvas.getByText(/You can have 4 of them/)).toBeVisible();
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

export const Empty: Story = { tags: ["state", "visual"], args: { value: [] } };

export const Invalid: Story = { ...Overlap, tags: ["state", "visual-phone"] };

export const LongText: Story = {
  tags: ["state"],
  args: { value: [{ ...holidays[1]!, label: "Weihnachtsferien der gesamten Belegschaft und ihrer Familien" }] },
  decorators: [
    (Story) => (
      <LocaleProvider locale="de-AT">
        <Story />
      </LocaleProvider>
    ),
  ],
};

export const RightToLeft: Story = {
  tags: ["visual"],
  args: { dir: "rtl" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-AE" direction="rtl" texts={ar}>
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "العطل والساعات الخاصة" })).toBeVisible();
    await expect(canvas.getAllByRole("combobox", { name: "مفتوح أو مغلق" })[0]).toHaveDisplayValue("مغلق");
  },
};

/** Its words come with the language, as everywhere. */
export const Japanese: Story = {
  decorators: [
    (Story) => (
      <LocaleProvider locale="ja-JP" texts={ja}>
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "祝日と特別営業時間" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "日付を追加" })).toBeVisible();
  },
};

/** On a phone there's room for a date that the browser writes in full, such as “31 December 2026”, and its button. */
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    for (const name of ["First day", "Last day optional"])
      await expect(canvas.getAllByLabelText(name)[0]!.clientWidth).toBeGreaterThan(200);
  },
};
