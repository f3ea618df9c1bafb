import {
  batchesADay,
  batchSize,
  countedFrom,
  maxClientNameLength,
  type LineProblem,
  type PeriodError,
} from "@troth/rules/invitations";
import { formatDuration } from "@troth/rules/format-duration";
import { lifetimes } from "@troth/rules/lifetimes";
import { month } from "../dates.ts";
import { plural } from "../format.ts";

const period = (from: string, to: string) => (from === to ? month(from) : `${month(from)} to ${month(to)}`);
const clients = (count: number) => plural(count, "client", "clients");

export const messages = {
  heading: "Invite clients",
  description:
    "Ask all clients of a period for a review. We write to each of them once, and what they write carries the label “Invited client”.",
  fair: "All of them or none: asking only the happy ones misleads couples, and it’s against the law.",
  open: "Invite clients",
  period: "Which period?",
  from: "From",
  to: "To",
  list: "Your clients",
  listHint: `One line each: an e-mail address and, if you like, a name and the month of the wedding. ${batchSize.min} to ${batchSize.max} people.`,
  example: "maja@example.org, Maja & Tim, 2026-06\nlayla@example.org",
  file: "Choose a CSV file",
  fileTooLarge: "That file is too large for a list of clients.",
  fileRead: (name: string) => `We’ve put what’s in ${name} into the box`,
  fileGuessed: "Check the accents in people’s names: the file doesn’t say which encoding it uses.",
  fileNotText: "We can’t read that file. Save the list as “CSV UTF-8” and choose that.",
  counted: (count: number) => `${clients(count)} on the list`,
  complete: "These are all my clients of this period, whatever they thought of us",
  privacy:
    "We use the addresses for this one e-mail, and delete them after " +
    formatDuration(lifetimes.mail) +
    ". You may only give us addresses that you’re allowed to use for this.",
  submit: "Send the invitations",
  preview: "See the e-mail",
  previewTitle: "What your clients get",
  previewHint: "With the period that you choose, and their name if you give one.",
  subject: "Subject",
  close: "Close",
  missing: {
    from: "Choose the first month.",
    to: "Choose the last month.",
    complete: "Tick this if no one is left out. Otherwise, complete the list first.",
  },
  wrongPeriod: {
    "upside-down": "The period ends before it starts.",
    "too-early": "Choose a month from the last two years: reviews of older weddings aren’t accepted.",
    "too-late": "Choose a month that has started.",
  } satisfies Record<PeriodError, string>,
  tooFew: `Invite at least ${batchSize.min} different people, so that no one can tell who wrote what. Choose a longer period if you need to.`,
  tooMany: `That’s more than ${batchSize.max}. Choose a shorter period, and invite the others with the next one.`,
  lines: (count: number) =>
    `${count === 1 ? "One line needs" : `${count} lines need`} another look. Nothing has been sent.`,
  linesList: "Lines to look at",
  line: (line: number) => `Line ${line}`,
  lineProblems: {
    "no-address": "there’s no e-mail address in it",
    "two-addresses": "it has more than one e-mail address",
    name: `a name has only letters, and at most ${maxClientNameLength} of them`,
    "too-long": "the address is too long",
    month: "write the month like 2026-06",
  } satisfies Record<LineProblem["code"], string>,
  outside: "this month is outside the period",
  sent: (count: number) => `We’re writing to ${clients(count)}`,
  merged: (count: number) =>
    ` ${plural(count, "address was", "addresses were")} left out: given twice, or invited before.`,
  batches: "Sent so far",
  batch: (from: string, to: string) => period(from, to),
  about: (count: number, when: string) => `${clients(count)} invited ${when}`,
  written: (count: number | null) =>
    count === null ? `Fewer than ${countedFrom} have written` : `${count} have written`,
  perDay: `You can send ${batchesADay} lists a day.`,
};
