// How the site writes times, dates, prices and counts: British English, the same on the server and in every browser.

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
export type Day = (typeof days)[number];

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const numbers = new Intl.NumberFormat("en-GB");
export const number = (value: number): string => numbers.format(value);
export const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** "21 November 2026". */
export function date(iso: string): string {
  const at = new Date(iso);
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** "June 2026" of "2026-06". */
export function month(value: string): string {
  const [year, at] = value.split("-");
  return `${months[Number(at) - 1] ?? ""} ${year}`.trim();
}

/** A text's language as HTML has it; `und` is what nobody could tell. */
export const languageOf = (tag: string): string | undefined => (tag === "und" ? undefined : tag);

/** "€€€". */
export const price = (range: number): string => "€".repeat(range);

/** "9:00" of "09:00". */
export const time = (clock: string): string => clock.replace(/^0(?=\d)/, "");

/** Day and time on the clock of a place. */
export function clockOf(moment: number | string, timeZone: string): { day: Day; date: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  const iso = `${part("year")}-${part("month")}-${part("day")}`;
  return {
    day: days[new Date(`${iso}T00:00:00Z`).getUTCDay()]!,
    date: iso,
    time: time(`${part("hour")}:${part("minute")}`),
  };
}
