// What an import did, as text for the operator.
import type { Note, SkipReason } from "./listing.ts";

export type KeptReason =
  | "claimed by its owner"
  | "merged into another listing"
  | "edited here since"
  | "not approved here";

export interface Report {
  taken: number;
  updated: number;
  unchanged: number;
  /** Already known and different, but left unchanged. */
  kept: Partial<Record<KeptReason, string[]>>;
  skipped: Partial<Record<SkipReason, string[]>>;
  places: number;
  /** Whom the listings' sources say to credit. */
  credits: string[];
}

export const emptyReport = (): Report => ({
  taken: 0,
  updated: 0,
  unchanged: 0,
  kept: {},
  skipped: {},
  places: 0,
  credits: [],
});

/** Adds a name to the list for `reason`. */
export function count<R extends string>(lists: Partial<Record<R, string[]>>, reason: R, name: string) {
  (lists[reason] ??= []).push(name);
}

/** What people should look at, by subject; of many, only some are kept. */
export type NoteCounts = Map<Note["about"], { total: number; texts: Map<string, number> }>;

const mostTexts = 500;

export function addNote(notes: NoteCounts, { about, text }: Note) {
  let found = notes.get(about);
  if (!found) notes.set(about, (found = { total: 0, texts: new Map() }));
  found.total++;
  const alike = found.texts.get(text) ?? 0;
  if (alike > 0 || found.texts.size < mostTexts) found.texts.set(text, alike + 1);
}

/** How many names of each list are shown. */
const examples = 3;
/** How many of those that an admin should look at. */
const toCheck = 20;

export function inWords(report: Report, notes: NoteCounts, read: { files: number; places: number }): string {
  const { taken, updated, unchanged, kept, skipped, places } = report;
  const lines = [
    `${plural(read.places, "place")} in ${plural(read.files, "file")}.`,
    `  added      ${figure(taken)}${places ? `, with ${plural(places, "new place")}` : ""}`,
    `  updated    ${figure(updated)}`,
    `  unchanged  ${figure(unchanged)}`,
    `  kept       ${figure(total(kept))}`,
    ...reasons(kept),
    `  skipped    ${figure(total(skipped))}`,
    ...reasons(skipped),
  ];
  const headings: Record<Note["about"], string> = {
    name: "Names to check, as they may imitate others",
    website: "Websites left out",
    phone: "Phone numbers left out",
    "social media": "Social media accounts left out",
    city: "Towns in addresses that aren't known nearby, so the nearest town was used instead",
    address: "Addresses left out",
    description: "Descriptions left out",
    category: "Categories left out",
    country: "Countries left out",
    coordinates: "Coordinates left out",
    "opening hours": "Opening hours that don't fit into a week, left out",
    "opening hours beyond the week": "Opening hours imported for the week, but without",
  };
  for (const [subject, heading] of Object.entries(headings) as [Note["about"], string][]) {
    const found = notes.get(subject);
    if (!found) continue;
    const texts = [...found.texts].map(([text, alike]) => (alike > 1 ? `${text} (${figure(alike)} times)` : text));
    const shown = texts.slice(0, toCheck);
    const others = [...found.texts.values()].slice(0, toCheck).reduce((rest, alike) => rest - alike, found.total);
    lines.push(`${heading} (${figure(found.total)}):`, ...shown.map((text) => `  ${text}`), ...more(others));
  }
  if (taken + updated + unchanged + total(kept) > 0) {
    const credits = report.credits.map((credit) => `Places ${credit}. `).join("");
    lines.push(`${credits}Towns by GeoNames (CC BY 4.0). The site credits them wherever it shows them.`);
  }
  return lines.join("\n");
}

const figure = (n: number) => n.toLocaleString("en");
const plural = (n: number, noun: string) => `${figure(n)} ${noun}${n === 1 ? "" : "s"}`;
const total = (lists: Partial<Record<string, string[]>>) =>
  Object.values(lists).reduce((sum, list) => sum + list!.length, 0);
const more = (n: number) => (n > 0 ? [`  and ${figure(n)} more`] : []);

function reasons(lists: Partial<Record<string, string[]>>): string[] {
  return Object.entries(lists)
    .toSorted(([, a], [, b]) => b!.length - a!.length)
    .map(([reason, names]) => {
      const isToCheck = reason === "likely duplicate";
      const named = names!.filter(Boolean).slice(0, isToCheck ? toCheck : examples);
      if (isToCheck)
        return [
          heading(names!, reason),
          ...named.map((name) => `            ${name}`),
          ...more(names!.length - named.length),
        ].join("\n");
      const shown = named.length ? ` (${named.join("; ")}${names!.length > named.length ? "; …" : ""})` : "";
      return heading(names!, reason) + shown;
    });
}

const heading = (names: readonly string[], reason: string) => `    ${figure(names.length).padStart(6)}  ${reason}`;
