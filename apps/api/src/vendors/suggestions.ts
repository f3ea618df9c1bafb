// What completes the words being typed: categories, places and vendors, each kind asked for only when it is wanted.
import type { components } from "@troth/api-client/schema";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import {
  completePlaces,
  completeVendors,
  resemblePlaces,
  resembleVendors,
  suggestCategories,
  type SuggestionRow,
} from "./suggest-queries.ts";

type Suggestion = components["schemas"]["Suggestion"];
type Kind = Suggestion["kind"];
type Found = SuggestionRow & { kind: Kind };

const atMost = 10;
/** Among several kinds, the few categories and places leave room for vendors. */
const ofOtherKinds = 3;
/** Fewer completions than this call similar names in. */
const fewCompletions = 5;
/** Shorter beginnings look like everything. */
const shortest = 3;

/** In this order within a tier. */
const allKinds: Kind[] = ["category", "place", "vendor"];

export async function suggestionsFor(
  db: Kysely<Schema>,
  text: string,
  wanted: Kind[] = allKinds,
): Promise<Suggestion[]> {
  const limitOf = (kind: Kind) => (wanted.length === 1 || kind === "vendor" ? atMost : ofOtherKinds);
  const ask = async (
    kind: Kind,
    query: (db: Kysely<Schema>, text: string, limit: number) => Promise<SuggestionRow[]>,
  ) => (wanted.includes(kind) ? (await query(db, text, limitOf(kind))).map((row): Found => ({ ...row, kind })) : []);

  const found = (
    await Promise.all([
      ask("category", suggestCategories),
      ask("place", completePlaces),
      ask("vendor", completeVendors),
    ])
  ).flat();
  if (found.filter(({ tier }) => tier < 2).length < fewCompletions && [...text.trim()].length >= shortest) {
    found.push(...(await Promise.all([ask("place", resemblePlaces), ask("vendor", resembleVendors)])).flat());
  }

  const distinct = new Map<string, Found>();
  for (const suggestion of found) {
    const name = `${suggestion.kind} ${suggestion.id}`;
    if (!distinct.has(name)) distinct.set(name, suggestion);
  }
  // The sort is stable: within a tier and kind the database's order stays.
  return [...distinct.values()]
    .sort((a, b) => a.tier - b.tier || allKinds.indexOf(a.kind) - allKinds.indexOf(b.kind))
    .slice(0, atMost)
    .map(({ kind, id, label, hint }) => ({ kind, id, label, hint }));
}
