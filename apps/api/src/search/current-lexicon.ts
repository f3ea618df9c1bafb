// The lexicon for the current contents of the database, rebuilt in the background when it gets old.
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { conditionOf, mentioning } from "./conditions.ts";
import { geographyOf, type ListedPlace } from "./geography.ts";
import { type Lexicon, lexiconOf, type ListedCategory, namesOf } from "./lexicon.ts";
import { inSlices } from "./steps.ts";
import { readVocabulary } from "./vocabulary.ts";

/** The minimum time until a new place or category is understood, in milliseconds. */
const fresh = 30_000;
/**
 * For words, an old lexicon is used while a new one is being built, unless it is this many times older than a fresh one may be.
 */
const tooOld = 10;

const listedCategories = sql<ListedCategory[]>`(
  select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'singular', singular, 'words', words,
    'formerSlugs', array(select s.slug from category_slugs s where s.category_id = c.id order by s.slug)) order by position), '[]')
  from categories c where retired_at is null)`;

/**
 * A lexicon, and the text search conditions: by `<category>/<specialty>`, for vendors with the specialty, and by
 * `language/<code>`, for those that mention the language.
 */
export interface SearchIndex {
  lexicon: Lexicon;
  conditions: Map<string, string>;
}

export interface Lexicons {
  current(): Promise<SearchIndex>;
  /**
   * For a search without words or a place, which has nothing to wait for: as `current`, but new ones may still be missing,
   * however old it is. The names of the categories are those of now.
   */
  withoutWords(): Promise<SearchIndex>;
  /** After a change to the categories: the next search with words waits for a lexicon that knows of it. */
  renew(): void;
}

/**
 * @param options.folder the folder of the operator's own vocabulary
 * @param options.freshFor in milliseconds; 0 reads the database each time
 */
export function createLexicons(
  db: Kysely<Schema>,
  { folder = null, freshFor = fresh }: { folder?: string | null; freshFor?: number } = {},
): Lexicons {
  const vocabulary = readVocabulary(folder);
  let kept: {
    index: SearchIndex;
    places: string;
    categories: string;
    inhabited: string;
    at: number;
    /** How many changes it knows of. */
    asOf: number;
  } | null = null;
  let making: Promise<SearchIndex> | null = null;
  let renewals = 0;

  async function make(): Promise<SearchIndex> {
    // Changes made while it is read may be missing.
    const asOf = renewals;
    // A place where there has only been a listing that isn't approved is a city of the gazetteer, like any other.
    const { rows } = await sql<{
      places: ListedPlace[];
      inhabited: string[];
      categories: ListedCategory[];
    }>`
      select (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'localName', local_name, 'country', country,
                'latitude', latitude, 'longitude', longitude) order by id), '[]')
              from places p where exists (select from listing_counts n where n.scope = '' and n.token = 'l:' || p.id)) as places,
             (select coalesce(json_agg(p.id order by p.id), '[]') from places p
              join listing_counts n on n.scope = '' and n.token = 'l:' || p.id and n.vendors > 0) as inhabited,
             ${listedCategories} as categories`.execute(db);
    const { places, inhabited, categories } = rows[0]!;
    const now = {
      places: JSON.stringify(places),
      categories: JSON.stringify(categories),
      inhabited: JSON.stringify(inhabited),
    };
    const [samePlaces, sameCategories, sameInhabited] = (["places", "categories", "inhabited"] as const).map(
      (of) => kept?.[of] === now[of],
    );
    if (kept && samePlaces && sameCategories && sameInhabited) {
      Object.assign(kept, { at: performance.now(), asOf });
      return kept.index;
    }
    const geography =
      kept && samePlaces && sameInhabited
        ? kept.index.lexicon.geography
        : await inSlices(geographyOf(places, new Set(inhabited), vocabulary));
    let index: SearchIndex;
    // If only the first vendor has come to a place, or the last one has left, the words are kept.
    if (kept && samePlaces && sameCategories) {
      const { lexicon, conditions } = kept.index;
      index = { lexicon: { ...lexicon, geography }, conditions };
    } else {
      const lexicon = await inSlices(lexiconOf(vocabulary, geography, categories));
      index = { lexicon, conditions: await conditionsOf(lexicon, categories) };
    }
    kept = { index, ...now, at: performance.now(), asOf };
    return index;
  }

  async function conditionsOf(
    { specialties, languages }: Lexicon,
    categories: readonly ListedCategory[],
  ): Promise<Map<string, string>> {
    const names = new Map(categories.map(({ slug, name, singular }) => [slug, `${name} ${singular}`]));
    const conditions = [
      ...[...specialties].map(([id, specialty]) => ({ id, ...conditionOf(specialty, names.get(specialty.category)!) })),
      ...[...Map.groupBy(languages, ([, { value }]) => value)].map(([code, named]) => ({
        id: `language/${code}`,
        ...mentioning(named.map(([name]) => name)),
      })),
    ];
    const { rows } = await sql<{ id: string; query: string }>`
      select id, (to_tsquery('wed', english) || to_tsquery('plain', english) || to_tsquery('plain', other))::text as query
      from json_to_recordset(${JSON.stringify(conditions)}::json) as c(id text, english text, other text)`.execute(db);
    return new Map(rows.map(({ id, query }) => [id, query]));
  }

  const age = () => (kept ? performance.now() - kept.at : Infinity);
  const isFresh = () => kept?.asOf === renewals && age() < freshFor;

  function remake(): Promise<SearchIndex> {
    if (!making) {
      const started = make().finally(() => {
        if (making === started) making = null;
      });
      making = started;
    }
    return making;
  }

  return {
    async current() {
      if (kept && isFresh()) return kept.index;
      const made = remake();
      if (kept?.asOf !== renewals || age() > tooOld * freshFor) return made;
      made.catch(() => undefined);
      return kept.index;
    },
    async withoutWords() {
      if (!kept) return remake();
      if (isFresh()) return kept.index;
      remake().catch(() => undefined);
      const { lexicon, conditions } = kept.index;
      const { rows } = await sql<{ categories: ListedCategory[] }>`
        select ${listedCategories} as categories`.execute(db);
      return { lexicon: { ...lexicon, ...namesOf(rows[0]!.categories) }, conditions };
    },
    renew() {
      renewals++;
      making = null;
    },
  };
}
