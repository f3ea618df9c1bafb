// The values of a listing's fields in words: in its history, and beside what someone else has written.
import {
  type DayHours,
  formatDates,
  givenSlots,
  type OpeningHours,
  readingOf,
  type SpecialHours,
} from "@troth/ui/opening-hours";
import type { Schemas } from "@troth/api-client";
import type { DiffField } from "@troth/ui/diff";
import { list, price } from "../format.ts";
import type { Category } from "../queries.ts";
import { networks } from "../vendors/networks.ts";
import { fieldName, messages } from "./messages.ts";

const words = messages.values;

export type Names = { categories: readonly Pick<Category, "slug" | "name">[]; placeNames: { [id: string]: string } };

/** Anything that isn't as the contract says is shown as it is. */
export function inWords(field: string, value: unknown, { categories, placeNames }: Names): string {
  if (field === "priceRange" && typeof value === "number") return price(value);
  if (field === "openingHours" && Array.isArray(value)) return hoursInWords(value as unknown as OpeningHours);
  if (field === "specialHours" && Array.isArray(value)) return specialInWords(value as unknown as SpecialHours);
  if (field === "photos" && Array.isArray(value)) return value.length > 0 ? words.photos(value.length) : "";
  if (field === "category" && Array.isArray(value))
    return list(value.map((slug: string) => categories.find((category) => category.slug === slug)?.name ?? slug));
  if (field === "location" && Array.isArray(value))
    return list(value.map((id: string) => placeNames[id] ?? placeOf(id)));
  if (field === "socialMedia" && Array.isArray(value))
    return list(
      (value as { platform: string; username: string }[]).flatMap(({ platform, username }) =>
        username ? [`${networks[platform]?.name ?? platform}: ${username}`] : [],
      ),
    );
  if (field === "problem" && isProblem(value)) return words.problems[value];
  return value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
}

const isProblem = (value: unknown): value is Schemas["ListingProblem"] =>
  typeof value === "string" && Object.hasOwn(words.problems, value);

/** A change, to be compared. */
export const comparison = ({ field, from, to }: Schemas["HistoryChange"], names: Names): DiffField => ({
  label: fieldName(field),
  before: inWords(field, from, names),
  after: inWords(field, to, names),
});

/** "Changed the address and website", "Approved". */
export const eventInWords = ({ action, changes }: Pick<Schemas["HistoryEntry"], "action" | "changes">): string =>
  action === "change"
    ? messages.history.changed(list(changes.map(({ field }) => fieldName(field).toLowerCase())))
    : messages.history.decided(action);

/** "Bad Ischl" of "bad-ischl-at". */
const placeOf = (id: string): string =>
  id
    .split("-")
    .slice(0, -1)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** "Mon–Fri 09:00–17:00, Sat by appointment": neighbouring days with the same hours together. */
function hoursInWords(week: OpeningHours): string {
  const days = week.map((entry) => ({ day: entry.day.slice(0, 3), text: dayInWords(entry) }));
  const runs = days.reduce<{ from: string; to: string; text: string }[]>((runs, { day, text }) => {
    const last = runs.at(-1);
    if (last?.text === text) return [...runs.slice(0, -1), { ...last, to: day }];
    return [...runs, { from: day, to: day, text }];
  }, []);
  return runs
    .filter(({ text }) => text)
    .map(({ from, to, text }) => `${from === to ? from : `${from}–${to}`} ${text}`)
    .join(", ");
}

/** "24 – 26 December 2026 (Christmas) closed". */
const specialInWords = (special: SpecialHours): string =>
  special.map((entry) => words.special(formatDates(entry, "en-GB"), entry.label ?? "", dayInWords(entry))).join(", ");

function dayInWords(hours: DayHours): string {
  const state = readingOf(hours);
  if (state === "not-given") return "";
  if (state !== "open") return words[state];
  return givenSlots(hours)
    .map(({ openTime, closeTime }) => `${openTime}–${closeTime}`)
    .join(" and ");
}
