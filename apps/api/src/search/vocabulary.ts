// What people call things, as data: apps/api/vocabulary, and the operator's own folder that adds to it
// (VOCABULARY_DIR).
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { SettingsError } from "@troth/server/settings";
import { z } from "zod";

/** By language. A term is one or more words; a `*` at its end means that the last word may continue. */
const terms = z.record(z.string().regex(/^[a-z]{2}(-[A-Z][a-z]{3})?$/), z.array(z.string().min(1)));

const categoryWords = z.strictObject({
  category: z.string(),
  /** Its kinds are also places where others work: a church choir is a choir. */
  isSetting: z.boolean().optional(),
  /** Everything that means the whole trade. */
  names: terms,
  /** What narrows it down, and what such vendors say about themselves. */
  kinds: z.array(z.strictObject({ id: z.string(), label: z.string(), words: terms })),
});

const wish = z.discriminatedUnion("wish", [
  z.strictObject({ wish: z.literal("openNow"), label: z.string(), words: terms }),
  z.strictObject({
    wish: z.literal("priceRange"),
    values: z.array(z.int().min(1).max(4)),
    label: z.string(),
    words: terms,
  }),
  z.strictObject({ wish: z.literal("minRating"), value: z.number().min(1).max(5), label: z.string(), words: terms }),
  z.strictObject({ wish: z.literal("language"), value: z.string().length(2), label: z.string(), words: terms }),
]);

const fillers = z.strictObject({
  /** Words that say nothing about what is being searched for. */
  words: terms.default({}),
  /** First parts of compounds. */
  prefixes: terms.default({}),
  /** Words that are followed by a place. */
  "before-place": terms.default({}),
  "after-place": terms.default({}),
  /** Ways to say "and" or "or": the wishes they join have equal weight. */
  joins: terms.default({}),
  /** The next words only say what it is for. */
  occasions: terms.default({}),
  /** The next words only say where or when it is, if another trade is mentioned. */
  settings: terms.default({}),
  /** Parts of the day: joined to what something is for, they are part of that too. */
  events: terms.default({}),
  /** The next words must be found with it. */
  companions: terms.default({}),
  /** Words that are followed by the most someone wants to pay. */
  limits: terms.default({}),
  currencies: terms.default({}),
  /** Between two trades: the second is not wanted. */
  denials: terms.default({}),
  /** Words for people, after their number. */
  crowds: terms.default({}),
  /** Wishes that no listing says anything about. */
  unanswered: terms.default({}),
});

/** Places that are known even if there are no vendors there. */
const city = z.strictObject({
  /** GeoNames' spelling. */
  name: z.string(),
  country: z.string().length(2),
  /** What it is called in English, if not as GeoNames spells it. */
  label: z.string().optional(),
  names: terms,
});

/** Divisions of one country, by GeoNames' codes, or several countries. */
const region = z.strictObject({
  id: z.string(),
  label: z.string(),
  country: z.string().length(2).optional(),
  admin: z.array(z.string()).optional(),
  countries: z.array(z.string().length(2)).optional(),
  names: terms,
});

const files = {
  "fillers.json": fillers,
  "wishes.json": z.array(wish),
  "places.json": z.record(z.string(), terms),
  "cities.json": z.array(city),
  "regions.json": z.array(region),
  "common.json": terms,
  "hints.json": z.record(z.string(), terms),
  "misspellings.json": z.record(z.string(), z.string()),
  "countries.json": z.record(z.string().length(2), z.union([z.array(z.string()), terms])),
};

export type Terms = z.infer<typeof terms>;
type CategoryWords = z.infer<typeof categoryWords>;
type Fillers = z.infer<typeof fillers>;

export interface Vocabulary {
  categories: CategoryWords[];
  fillers: Fillers;
  wishes: z.infer<typeof wish>[];
  /** More names for places, by id. */
  places: Record<string, Terms>;
  cities: z.infer<typeof city>[];
  regions: z.infer<typeof region>[];
  /** By category: words used by people who need it without naming it. */
  hints: [category: string, Terms][];
  /** Everyday words: never a misspelling, and a place only if the word before says so. */
  common: Terms[];
  /** Misspellings that can't be recognised by letters or sound, and what they mean. */
  misspellings: Record<string, string>;
  /** More names for countries, by code. */
  countries: Record<string, string[] | Terms>;
}

const ours = new URL("../../vocabulary/", import.meta.url);

/**
 * @param own the operator's folder, with files of the same names and shapes, whose contents are added
 * @throws SettingsError naming the folder that doesn't exist, or the file and what is wrong with it
 */
export function readVocabulary(own: string | null = null): Vocabulary {
  if (own !== null && !statSync(own, { throwIfNoEntry: false })?.isDirectory())
    throw new SettingsError(`VOCABULARY_DIR is ${own}, which isn't a folder.`);
  const folders = [ours, ...(own ? [pathToFileURL(`${own}/`)] : [])];
  const all = <N extends keyof typeof files>(name: N): z.infer<(typeof files)[N]>[] =>
    folders
      .map((folder) => new URL(name, folder))
      .filter((file) => existsSync(file))
      .map((file) => read(file, files[name]) as z.infer<(typeof files)[N]>);
  return {
    categories: folders
      .map((folder) => new URL("categories/", folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder)
          .toSorted()
          .map((name) => new URL(name, folder)),
      )
      .filter(({ pathname }) => pathname.endsWith(".json"))
      .map((file) => read(file, categoryWords)),
    fillers: merged(all("fillers.json")),
    wishes: all("wishes.json").flat(),
    places: Object.assign({}, ...all("places.json")) as Vocabulary["places"],
    cities: all("cities.json").flat(),
    regions: all("regions.json").flat(),
    common: all("common.json"),
    hints: all("hints.json").flatMap((hints) => Object.entries(hints)),
    misspellings: Object.assign({}, ...all("misspellings.json")) as Vocabulary["misspellings"],
    countries: Object.assign({}, ...all("countries.json")) as Vocabulary["countries"],
  };
}

function read<S extends z.ZodType>(file: URL, shape: S): z.infer<S> {
  try {
    return shape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : (cause as Error).message;
    throw new SettingsError(`The vocabulary in ${fileURLToPath(file)} can't be read: ${why}`, { cause });
  }
}

function merged(parts: readonly Fillers[]): Fillers {
  const groups = Object.keys(fillers.shape) as (keyof Fillers)[];
  return Object.fromEntries(
    groups.map((group) => {
      const terms: Terms = {};
      for (const part of parts) {
        for (const [language, words] of Object.entries(part[group])) (terms[language] ??= []).push(...words);
      }
      return [group, terms];
    }),
  ) as Fillers;
}
