// How long things last that the site tells people of. The server decides; conventions.test.ts compares the two.

const hour = 60;
const day = 24 * hour;

/** In minutes. */
export const lifetimes = {
  /** Mailed links, by what they are for. */
  verificationLink: 2 * day,
  passwordLink: hour,
  newEmailLink: day,
  deletionLink: day,
  invitation: 3 * day,
  /** How long a link is kept that works no more. */
  endedLink: 7 * day,
  /** From the press that confirms a deletion to the last one. */
  lastStep: hour,
  /** From the closing of an account to its end. */
  closedAccount: 14 * day,
  /** Since a session was last used, and since it began. */
  idleSession: 30 * day,
  session: 180 * day,
  /** How long a session is listed that has ended. */
  endedSession: 30 * day,
  /** Cookies of a login that is under way. */
  secondStep: 10,
  googleLogin: 15,
  /** What is kept of mails that were sent, and of messages to the operator. */
  mail: 30 * day,
  message: 365 * day,
  /** Answers that a retry gets once more. */
  answer: 2 * day,
  /** Counts of what may be tried so and so often, at most. */
  attempts: day,
};

const units = [
  { minutes: 365 * day, one: "a year", many: "years" },
  { minutes: day, one: "a day", many: "days" },
  { minutes: hour, one: "an hour", many: "hours" },
  { minutes: 1, one: "a minute", many: "minutes" },
];

const small = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** In words: "an hour", "three days", "14 days". */
export function lasting(minutes: number): string {
  const unit = units.find((unit) => minutes % unit.minutes === 0)!;
  const count = minutes / unit.minutes;
  return count === 1 ? unit.one : `${small[count - 2] ?? count} ${unit.many}`;
}
