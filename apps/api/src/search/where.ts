// Reads a place as someone wrote it: the place if it is clear, otherwise the ones that may be meant.
import type { Area } from "./geography.ts";
import { nameKey } from "./geography.ts";
import type { Lexicon } from "./lexicon.ts";
import { distanceBetween, plain, tokensOf } from "./spelling.ts";

export interface PlaceFound {
  area: Area | null;
  corrected: boolean;
  choices: Area[];
}

const atMost = 6;
/** The largest place with a name is meant if it is this many times larger than the next. */
const outstanding = 8;

/** @param text "Wien", "Florence, Italy", "Tuscany" */
export function findPlace(text: string, lexicon: Lexicon): PlaceFound {
  const [name = "", ...rest] = text.split(",").map((part) => part.trim());
  const wider = rest.map((part) => named(part, lexicon)).find((found) => found.length > 0) ?? [];
  const isWithin = (area: Area) =>
    wider.length === 0 || wider.some((outer) => area.hint.endsWith(outer.label) || contains(outer, area));

  const exact = named(name, lexicon).filter(isWithin);
  if (exact.length > 0) {
    const [first, second] = exact;
    const isClear =
      !second || (first!.hasVendors && !second.hasVendors) || first!.population > outstanding * second.population;
    return { area: isClear ? first! : null, corrected: false, choices: isClear ? [] : exact.slice(0, atMost) };
  }
  const begun = completed(name, lexicon).filter(isWithin);
  if (begun.length === 1) return { area: begun[0]!, corrected: false, choices: [] };
  const alike = misspelt(name, lexicon).filter(isWithin);
  const choices = [...new Set([...begun, ...alike])].slice(0, atMost);
  return choices.length === 1
    ? { area: choices[0]!, corrected: true, choices: [] }
    : { area: null, corrected: false, choices };
}

const contains = (outer: Area, area: Area) =>
  area.within.length > 0 && area.within.every((id) => outer.within.includes(id));

/** Areas with exactly this name, those with vendors first. */
function named(name: string, lexicon: Lexicon): Area[] {
  const { geography } = lexicon;
  const words = tokensOf(name).map(({ word }) => word);
  if (words.length === 0) return [];
  const spelt = lexicon
    .matchesAt(words, 0)
    .filter(({ length, cost }) => length === words.length && cost === 0)
    .flatMap(({ senses }) => senses.flatMap((sense) => (sense.kind === "place" ? [geography.area(sense.id)] : [])))
    .filter((area) => area !== null);
  const areas = [...new Set([...spelt, ...geography.citiesNamed(nameKey(name))])];
  // Prefers names whose plain spelling is the same: "Cork" isn't "Córko".
  const same = areas.filter(({ label }) => plain(label) === plain(name));
  return same.some(({ hasVendors }) => hasVendors) ? same : areas;
}

/** Areas with vendors that have a name starting like this. */
function completed(name: string, lexicon: Lexicon): Area[] {
  if (plain(name).length < 3) return [];
  const areas = lexicon
    .completions(name)
    .flatMap(({ sense }) => (sense.kind === "place" ? [lexicon.geography.area(sense.id)] : []))
    .filter((area) => area !== null && area.hasVendors) as Area[];
  return [...new Set(areas)];
}

/** Areas with a name that differs by a letter or two, closest first. */
function misspelt(name: string, lexicon: Lexicon): Area[] {
  const written = plain(name);
  if (written.length < 4) return [];
  const most = written.length < 7 ? 1 : 2;
  const near = new Map<Area, number>();
  for (const { name: other, id } of lexicon.geography.names) {
    const distance = distanceBetween(written, plain(other), most);
    const area = distance <= most ? lexicon.geography.area(id) : null;
    if (area && distance < (near.get(area) ?? Infinity)) near.set(area, distance);
  }
  return [...near]
    .toSorted(
      ([a, left], [b, right]) =>
        left - right || Number(b.hasVendors) - Number(a.hasVendors) || b.population - a.population,
    )
    .map(([area]) => area);
}
