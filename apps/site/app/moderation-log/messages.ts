import type { Schemas } from "@troth/api-client";
import { date } from "../dates.ts";
import { number, plural } from "../format.ts";

type Decision = Schemas["LoggedDecision"];

/** What was done, in a sentence of its own. */
const actions: Record<Decision["action"], string> = {
  held: "A new review was held until someone had looked at it",
  hidden: "A review was hidden",
  "part-removed": "A part of a review was taken out",
  removed: "A review was removed",
  suspended: "A listing was suspended",
};

const reasons: Record<NonNullable<Decision["because"]>, string> = {
  "not-genuine": "not genuine",
  abusive: "abusive",
  "personal-data": "exposed personal data",
  illegal: "illegal",
  "off-topic": "not about the vendor",
  "conflict-of-interest": "conflict of interest",
  other: "another reason",
};

const appeals: Record<Decision["appeal"], string> = {
  none: "",
  open: "appealed, not decided yet",
  granted: "appealed, with success",
  partly: "appealed, with success in part",
  refused: "appealed, without success",
};

export const messages = {
  title: "Moderation log",
  heading: ["What was ", "decided"] as const,
  description: "Every decision against a review or a listing: when, why, and what came of it.",
  lead: "Every decision against a review or a listing: when, why, and what came of it. The log names no one and quotes nothing, so that it doesn’t bring back what was taken away. Listings that went because their business asked for it aren’t in it.",
  what: ({ action, because }: Decision) => actions[action] + (because ? `: ${reasons[because]}` : ""),
  circumstances: ({ at, automated, appeal, liftedAt }: Decision) =>
    [
      date(at),
      automated ? "by a rule" : "by a person",
      appeals[appeal],
      liftedAt ? `taken back on ${date(liftedAt)}` : "",
    ].filter(Boolean),
  list: {
    more: "Show earlier decisions",
    loading: "Loading earlier decisions",
    failed: "We couldn’t load more. Try again.",
  },
  empty: "Nothing has been decided yet.",
  record: {
    heading: "The record behind it",
    events: (count: number) =>
      `All that is decided here goes on a record of ${plural(count, "event", "events")}, of which this log is a part. Nothing on it can be changed without a trace: each event carries a hash that depends on all events before it. This is the hash of event ${number(count)}:`,
    keep: "If you keep it, you can ask us later to show that it’s still part of the record.",
    none: "Nothing is on record yet.",
  },
  download: "Download the log (JSON lines)",
  checked: "How reviews are checked",
  guidelines: "Review guidelines",
};
