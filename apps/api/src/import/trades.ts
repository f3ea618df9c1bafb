// What a file's words for a trade mean here: our own names, what people call the trades in the languages of the search,
// OpenStreetMap's tags and Overture's categories.
import { demoCategories } from "../demo/data.ts";
import { tokensOf } from "../search/spelling.ts";
import { readVocabulary } from "../search/vocabulary.ts";
import { categoriesOf } from "./categories.ts";
import { categoriesOfOverture } from "./overture-categories.ts";

const plain = (text: string) =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(" ");

let known: { whole: Map<string, string | null>; starts: [string, string][] } | null = null;

function words() {
  if (known) return known;
  const whole = new Map<string, string | null>();
  const starts: [string, string][] = [];
  const add = (term: string, slug: string) => {
    const key = plain(term.replace(/\*$/, ""));
    if (key === "") return;
    // A word for two trades says neither.
    whole.set(key, whole.has(key) && whole.get(key) !== slug ? null : slug);
    if (term.endsWith("*") && key.length > 4 && !key.includes(" ")) starts.push([key, slug]);
  };
  const { categories } = readVocabulary();
  for (const { category, names } of categories) for (const term of Object.values(names).flat()) add(term, category);
  // Our own names are never in doubt.
  for (const { slug, name, singular } of demoCategories())
    for (const term of [slug, name, singular]) whole.set(plain(term), slug);
  known = { whole, starts };
  return known;
}

/** The categories that a text names, as slugs. Empty if none does. */
function tradesIn(text: string): string[] {
  const tag = /^\s*([a-z_:]+)\s*=\s*([a-z_]+)\s*$/.exec(text);
  if (tag) return categoriesOf({ [tag[1]!]: tag[2]! });
  if (/^[a-z]+(_[a-z]+)*$/.test(text)) {
    const found = categoriesOfOverture(text, [], { canBeReached: true });
    if (found.length > 0) return found;
  }
  const { whole, starts } = words();
  const key = plain(text);
  const exact = whole.get(key);
  if (exact !== undefined) return exact === null ? [] : [exact];
  const begun = new Set(
    key.includes(" ") ? [] : starts.filter(([start]) => key.startsWith(start)).map(([, slug]) => slug),
  );
  return begun.size === 1 ? [...begun] : [];
}

/**
 * @param own what the operator says that the file's words mean; null leaves them out
 * @returns the slugs, and the words that mean nothing here; `isLeftOut` if the operator leaves it out
 */
export function categoriesIn(
  text: string,
  own: ReadonlyMap<string, string | null>,
): { category: string[]; unknown: string[]; isLeftOut: boolean } {
  const told = (part: string) => own.get(part.trim().toLowerCase());
  const whole = told(text);
  if (whole !== undefined) return { category: whole === null ? [] : [whole], unknown: [], isLeftOut: whole === null };
  const all = tradesIn(text);
  if (all.length > 0) return { category: all, unknown: [], isLeftOut: false };
  const parts = text.split(/[;,|/&+\n]|\s(?:and|und|et|y|e|in|en)\s/i).map((part) => part.trim());
  const read = parts
    .filter(Boolean)
    .map((part) => ({ part, own: told(part), trades: told(part) === undefined ? tradesIn(part) : [] }));
  const category = [...new Set(read.flatMap(({ own: slug, trades }) => slug ?? trades))];
  const unknown = read
    .filter(({ own: slug, trades }) => slug === undefined && trades.length === 0)
    .map(({ part }) => part);
  return { category, unknown, isLeftOut: category.length === 0 && unknown.length === 0 };
}
