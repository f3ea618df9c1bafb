import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { defaultOpeningHours, type OpeningHours, type SpecialHours } from "../lib/opening-hours.ts";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { ar } from "../locales/ar.generated.ts";
import { HoursList } from "./hours-list.tsx";

const week: OpeningHours = [
  { day: "Monday", openTime: "00", closeTime: "00", closed: true },
  { day: "Tuesday", openTime: "09:00", closeTime: "18:00" },
  { day: "Wednesday", openTime: "09:00", closeTime: "12:00", intervals: [{ openTime: "14:00", closeTime: "18:00" }] },
  { day: "Thursday", openTime: "09:00", closeTime: "18:00" },
  { day: "Friday", openTime: "00:00", closeTime: "24:00" },
  { day: "Saturday", openTime: "18:00", closeTime: "02:00" },
  { day: "Sunday", openTime: "00", closeTime: "00", byAppointment: true },
];

// In Ljubljana.
const tuesdayMorning = "2026-11-17T09:30:00Z";
const tuesdayEvening = "2026-11-17T19:00:00Z";
const saturdayNight = "2026-11-22T00:15:00Z";

const holidays: SpecialHours = [
  { from: "2026-12-24", to: "2026-12-26", label: "Christmas", openTime: "00", closeTime: "00", closed: true },
  { from: "2026-12-31", to: "2026-12-31", label: "New Year’s Eve", openTime: "09:00", closeTime: "13:00" },
  { from: "2027-01-04", to: "2027-03-31", label: "Winter hours", openTime: "10:00", closeTime: "16:00" },
  { from: "2027-08-15", to: "2027-08-15", openTime: "00", closeTime: "00", closed: true },
];

const meta = {
  title: "Vendors and reviews/HoursList",
  component: HoursList,
  args: { value: week, now: tuesdayMorning, timeZone: "Europe/Ljubljana" },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HoursList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Hours" })).toBeVisible();
    await expect(canvas.getByText("Open now · until 18:00")).toBeVisible();
    await expect(canvas.getByText("Tuesday")).toHaveTextContent("Tuesday (today)");
    await expect(canvas.getAllByRole("definition").map((day) => day.textContent)).toEqual([
      "Closed",
      "9:00 – 18:00",
      "9:00 – 12:00, 14:00 – 18:00",
      "9:00 – 18:00",
      "Open 24 hours",
      "18:00 – 2:00",
      "By appointment",
    ]);
  },
};

export const States: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid gap-6">
      <HoursList {...args} title="In the evening" now={tuesdayEvening} />
      <HoursList {...args} title="After midnight" now={saturdayNight} />
      <HoursList {...args} title="Nothing given" value={defaultOpeningHours} />
    </div>
  ),
};

/** It says when it opens next. */
export const Closed: Story = {
  tags: ["state"],
  args: { now: tuesdayEvening },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Opens Wed 9:00")).toBeVisible();
  },
};

/** It is Sunday, but Saturday night isn't over yet. */
export const PastMidnight: Story = {
  tags: ["state"],
  args: { now: saturdayNight },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Open now · until 2:00")).toBeVisible();
    await expect(canvas.getByText("Sunday")).toHaveTextContent("Sunday (today)");
  },
};

/** The vendor's clock decides, not the reader's. */
export const Elsewhere: Story = {
  tags: ["state"],
  args: { timeZone: "Asia/Tokyo", note: "Local time, Asia/Tokyo" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Opens Wed 9:00")).toBeVisible();
  },
};

/** A date that differs is marked in its week, with what comes in the next weeks below. */
export const Holidays: Story = {
  tags: ["visual", "visual-phone"],
  args: { special: holidays, now: "2026-12-23T09:30:00Z", note: "Local time, Europe/Ljubljana" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Open now · until 12:00")).toBeVisible();
    await expect(canvas.getAllByRole("term").map((day) => day.textContent)).toEqual([
      "Monday ",
      "Tuesday ",
      "Wednesday (today)",
      "Thursday 24 Dec · Christmas",
      "Friday 25 Dec · Christmas",
      "Saturday 26 Dec · Christmas",
      "Sunday ",
      "31 Dec New Year’s Eve",
      "4 Jan – 31 Mar Winter hours",
    ]);
    await expect(canvas.getAllByRole("definition").map((day) => day.textContent)).toEqual([
      "Closed",
      "9:00 – 18:00",
      "9:00 – 12:00, 14:00 – 18:00",
      "Closed",
      "Closed",
      "Closed",
      "By appointment",
      "9:00 – 13:00",
      "10:00 – 16:00",
    ]);
    await expect(canvas.getByRole("heading", { level: 3, name: "Coming up" })).toBeVisible();
  },
};

/** Today is a holiday: the badge looks past it. */
export const OnAHoliday: Story = {
  tags: ["state"],
  args: { special: holidays, now: "2026-12-25T09:30:00Z" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Opens Tue 9:00")).toBeVisible();
    await expect(canvas.getByText("Friday")).toHaveTextContent("Friday (today) 25 Dec · Christmas");
    await expect(canvas.queryByText(/15 Aug/)).not.toBeInTheDocument();
  },
};

/** Holidays that are over, or too far ahead, show nothing. */
export const HolidaysFarAway: Story = {
  args: { special: holidays, now: "2027-04-20T09:30:00Z" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "Coming up" })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("term")).toHaveLength(7);
  },
};

export const Empty: Story = {
  tags: ["state"],
  args: { value: defaultOpeningHours, note: "The owner has not given any hours yet." },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Open now|Closed now|Opens/)).not.toBeInTheDocument();
  },
};

/** On a phone one line says whether it is open, and expands to the week; it needs no script. */
export const Collapsible: Story = {
  tags: ["visual-phone"],
  args: { collapsible: true, note: "Local time, Europe/Ljubljana" },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const monday = canvas.getByText("Monday");
    await expect(monday.checkVisibility()).toBe(false);
    await userEvent.tab();
    const line = canvasElement.querySelector("summary")!;
    await expect(line).toHaveFocus();
    await expect(line).toHaveTextContent("HoursOpen now · until 18:00");
    await userEvent.click(line);
    await expect(monday.checkVisibility()).toBe(true);
    await userEvent.click(line);
    await expect(monday.checkVisibility()).toBe(false);
  },
};

/** A wide window has room for the whole week, so there is nothing to press. */
export const CollapsibleWide: Story = {
  args: { ...Collapsible.args },
  globals: { viewport: { value: "desktop", isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Hours" })).toBeVisible();
    await expect(canvas.getByText("Monday").checkVisibility()).toBe(true);
    await expect(canvasElement.querySelector("summary")!.checkVisibility()).toBe(false);
  },
};

/** Without a moment it shows the week but says nothing about now. */
export const WithoutNow: Story = {
  tags: ["state"],
  args: { now: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Open now/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/today/)).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: { title: "Öffnungszeiten der Orangerie", note: "Am 25. und 26. Dezember geschlossen. Zeiten in Ljubljana." },
  decorators: [
    (Story) => (
      <LocaleProvider locale="de-AT" texts={{ "hours-list": { days: german, now: germanNow } }}>
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Jetzt geöffnet, bis 18:00")).toBeVisible();
    await expect(canvas.getByText("Donnerstag")).toBeVisible();
  },
};

const german = {
  "all-day": "Durchgehend geöffnet",
  "by-appointment": "Nach Vereinbarung",
  closed: "Geschlossen",
  "not-given": "Nicht angegeben",
};
const germanNow = {
  open: "Jetzt geöffnet",
  until: (time: string) => `Jetzt geöffnet, bis ${time}`,
  allDay: "Durchgehend geöffnet",
  byAppointment: "Nach Vereinbarung",
  closed: "Geschlossen",
  opens: (when: string) => `Öffnet ${when}`,
};

export const RightToLeft: Story = {
  tags: ["visual"],
  args: { dir: "rtl" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-EG" direction="rtl" texts={ar}>
        <Story />
      </LocaleProvider>
    ),
  ],
};
