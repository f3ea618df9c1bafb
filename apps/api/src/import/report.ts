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
}

export const emptyReport = (): Report => ({ taken: 0, updated: 0, unchanged: 0, kept: {}, skipped: {}, places: 0 });

/** Adds a name to the list for `reason`. */
export function count<R extends string>(lists: Partial<Record<R, string[]>>, reason: R, name: string) {
  (lists[reason] ??= []).push(name);
}

/** How many names of each list are shown. */
const examples = 3;

export function inWords(report: Report, notes: readonly Note[], files: number, features: number): string {
  const { taken, updated, unchanged, kept, skipped, places } = report;
  const lines = [
    `${plural(features, "feature")} in ${plural(files, "file")}.`,
    `  added      ${figure(taken)}${places ? `, with ${plural(places, "new place")}` : ""}`,
    `  updated    ${figure(updated)}`,
    `  unchanged  ${figure(unchanged)}`,
    `  kept       ${figure(total(kept))}`,
    ...reasons(kept),
    `  skipped    ${figure(total(skipped))}`,
    ...reasons(skipped),
  ];
  const about = Object.groupBy(notes, (note) => note.about);
  const headings: Record<Note["about"], string> = {
    name: "Names to check, as they may imitate others",
    website: "Websites left out",
    phone: "Phone numbers left out",
    "social media": "Social media accounts left out",
    city: "Towns in addresses that aren't known nearby, so the nearest town was used instead",
    address: "Addresses left out",
    "opening hours": "Opening hours that don't fit into a week, left out",
    "opening hours beyond the week": "Opening hours imported for the week, but without",
  };
  for (const [subject, heading] of Object.entries(headings) as [Note["about"], string][]) {
    const found = about[subject];
    if (!found) continue;
    const texts = [...Map.groupBy(found, ({ text }) => text)].map(([text, alike]) =>
      alike.length > 1 ? `${text} (${figure(alike.length)} times)` : text,
    );
    lines.push(
      `${heading} (${figure(found.length)}):`,
      ...texts.slice(0, 20).map((text) => `  ${text}`),
      ...more(texts.length - 20),
    );
  }
  if (taken + updated + unchanged > 0) {
    lines.push(
      "Places © OpenStreetMap contributors (ODbL). Cities by GeoNames (CC BY 4.0). Credit both where you show them.",
    );
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
      const named = names!.filter(Boolean).slice(0, examples);
      const shown = named.length ? ` (${named.join("; ")}${names!.length > named.length ? "; …" : ""})` : "";
      return `    ${figure(names!.length).padStart(6)}  ${reason}${shown}`;
    });
}
