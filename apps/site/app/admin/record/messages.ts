import { ago } from "../../dates.ts";
import { number, plural } from "../../format.ts";

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the record calls its kinds of things, where that isn't a word for everyone. */
const subjects: { [subject: string]: string } = { user: "account", report: "reports", removal: "removal request" };

const subject = (type: string) => capitalised(subjects[type] ?? type);

export const messages = {
  caption: "The record of decisions",
  whole: "The record is whole",
  broken: "The record has been tampered with",
  unchecked: "The record hasn’t been checked yet",
  state: (events: number, checkedAt: string | null) =>
    `${plural(events, "event", "events")}${checkedAt ? `, checked ${ago(checkedAt)}` : ""}. The head:`,
  head: "Note the head somewhere else from time to time: whoever has the database could rewrite all of it, but then this head would be gone.",
  check: "Check it now",
  checking: "Checking",
  checked: (done: number, events: number) => `${number(done)} of ${plural(events, "event", "events")}`,
  interrupted: "The last check was interrupted. Start another one.",
  what: "What",
  anything: "Anything",
  subject,
  any: (type: string) => `${subject(type)}: anything`,
  did: (type: string, action: string) => `${subject(type)}: ${action}`,
  since: "From",
  until: "To",
  by: "Who",
  system: "The system",
  left: "Someone who has left",
  onlyBy: (name: string) => `Only what ${name} has done`,
  thisPerson: "this person",
  everyone: "Show everyone’s",
  change: "State",
  states: (from: string | null, to: string | null) => (from && to ? `from ${from} to ${to}` : (to ?? from ?? "")),
  why: "Why",
  when: "When",
  changed: (field: string, from: unknown, to: unknown) => `${field}: from ${said(from)} to ${said(to)}`,
  csv: "Download as CSV",
  jsonl: "Download as JSON lines",
  downloading: "Downloading",
  cutOff: "The download was cut off. Try again.",
  fileName: (format: string) => `record-${new Date().toISOString().slice(0, 10)}.${format}`,
  more: "Show earlier events",
  loading: "Loading earlier events",
  failed: "We couldn’t load more. Try again.",
  noneTitle: "Nothing on record",
  none: "Nothing matches these filters.",
  showAll: "Show everything",
  link: (position: number) => `Link ${number(position)}`,
};

const said = (value: unknown): string =>
  value === null || value === undefined || value === ""
    ? "nothing"
    : typeof value === "string"
      ? value
      : JSON.stringify(value);
