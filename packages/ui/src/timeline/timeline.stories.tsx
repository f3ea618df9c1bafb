import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ban, Check, Flag, Mail } from "lucide-react";
import { expect, within } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { Timeline } from "./timeline.tsx";

const meta = {
  title: "Content/Timeline",
  component: Timeline,
  args: {
    label: "What happened so far",
    now: "2026-11-21T14:00:00Z",
    timeZone: "Europe/Ljubljana",
    events: [
      { key: "added", at: "2026-09-02T07:15:00Z", what: "Added", who: "Ana Kovač" },
      { key: "asked", at: "2026-11-18T16:40:00Z", what: "Asked for more", who: "Petra Novak", icon: <Mail /> },
      {
        key: "reported",
        at: "2026-11-20T10:02:00Z",
        what: "Reported by three people",
        tone: "gold",
        icon: <Flag />,
        detail: "“The photos are of another venue, the one across the road.”",
      },
      {
        key: "approved",
        at: "2026-11-21T11:00:00Z",
        what: "Approved",
        who: "Petra Novak",
        tone: "green",
        icon: <Check />,
      },
    ],
  },
  argTypes: { events: { control: false } },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    const events = within(canvas.getByRole("list", { name: "What happened so far" })).getAllByRole("listitem");
    await expect(events).toHaveLength(4);
    const approved = within(events[3]!).getByText("3 hours ago (21 Nov 2026, 12:00 CET)");
    await expect(approved).toHaveAttribute("datetime", "2026-11-21T11:00:00.000Z");
    // After a month, the date alone says more.
    await expect(within(events[0]!).getByText("2 Sept 2026, 09:15 CEST")).toBeVisible();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  args: {
    now: undefined,
    events: (["neutral", "tint", "green", "gold", "rose"] as const).flatMap((tone) => [
      { key: tone, at: "2026-11-21T11:00:00Z", what: `A ${tone} event`, tone },
      { key: `${tone} icon`, at: "2026-11-21T11:00:00Z", what: `With an icon`, tone, icon: <Ban /> },
    ]),
  },
};

/** Long names and reasons wrap beside the line. */
export const LongText: Story = {
  tags: ["state"],
  args: {
    events: [
      {
        key: "one",
        at: "2026-11-21T11:00:00Z",
        what: "Rechtsschutzversicherungsgesellschaften haben Widerspruch eingelegt",
        who: "Die kleine Konditorei am Graben, Inhaberin Käthe Hohenbrunn",
        detail:
          "https://example.org/a/very/long/address/that/nobody/would/ever/type/by/hand/and/that/has/no/place/to/break",
      },
      { key: "two", at: "2026-11-21T12:00:00Z", what: "Dismissed" },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
};

/** Times are in the reader's language and direction. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    label: "ما حدث حتى الآن",
    events: [{ key: "one", at: "2026-11-21T11:00:00Z", what: "تمت الموافقة", who: "ليلى", icon: <Check /> }],
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-EG" direction="rtl">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/قبل ٣ ساعات/)).toBeVisible();
  },
};
