// How well the search finds what people ask for: precision of the first five, nDCG of the first ten and queries without
// any result, by kind of query. Ours is compared with MiniSearch (fuzzy, prefixes) and PostgreSQL's plain text search
// on the same vendors.
//
// queries/seen.json was written with the vocabulary at hand, queries/unseen.json without: only the second shows what
// real people would get. Each query lists what its author is looking for, and a vendor is relevant if it has all of
// that. For nDCG, a vendor with the right trade in the right place that lacks some other wish also counts, but less.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { migrate } from "../../apps/api/src/database/migrate.ts";
import { openDatabase } from "../../apps/api/src/database/open.ts";
import { demoCategories, demoCities, demoPlaces, type DemoVendor } from "../../apps/api/src/demo/data.ts";
import { addDemoListings, directoryOf } from "../../apps/api/test/directory.ts";
import { printTable } from "../table.ts";

const kinds = ["plain", "place", "misspelt", "languages", "vague", "several"] as const;
type Kind = (typeof kinds)[number];

interface Want {
  category?: string[];
  place?: string[];
  country?: string[];
  words?: string[];
  priceRange?: number[];
  language?: string[];
  openNow?: boolean;
  vendor?: string[];
}
interface Query {
  kind: Kind;
  q: string;
  want: Want;
}

type Vendor = DemoVendor & { place: string; country: string; openNow: boolean };

// A Saturday morning in Europe.
const now = new Date("2026-11-21T10:00:00Z");
const shown = 10;

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();

function gradeOf(want: Want, vendor: Vendor): 0 | 1 | 2 {
  const says = plain(`${vendor.name} ${vendor.description}`);
  const meets: Record<keyof Want, (wanted: never) => boolean> = {
    category: (slugs: string[]) => slugs.some((slug) => vendor.category.includes(slug)),
    place: (ids: string[]) => ids.includes(vendor.place),
    country: (codes: string[]) => codes.includes(vendor.country),
    words: (words: string[]) => words.some((word) => says.includes(plain(word))),
    priceRange: (ranges: number[]) => vendor.priceRange !== null && ranges.includes(vendor.priceRange),
    language: (codes: string[]) => codes.includes(vendor.language),
    openNow: (open: boolean) => vendor.openNow === open,
    vendor: (keys: string[]) => keys.includes(vendor.key),
  };
  const wants = Object.entries(want) as [keyof Want, never][];
  if (wants.every(([what, wanted]) => meets[what](wanted))) return 2;
  const core = wants.filter(([what]) => what === "category" || what === "place" || what === "country");
  return core.length > 0 && core.every(([what, wanted]) => meets[what](wanted)) ? 1 : 0;
}

interface Engine {
  name: string;
  /** Keys of the first few vendors. */
  find(q: string): Promise<string[]>;
}

interface Score {
  precision: number;
  ndcg: number;
  empty: number;
  queries: number;
}

const gain = (grades: readonly number[]) =>
  grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

async function scoresOf(engine: Engine, queries: readonly Query[], vendors: ReadonlyMap<string, Vendor>) {
  const byKind = new Map<Kind | "all", Score>();
  for (const { kind, q, want } of queries) {
    const grades = new Map([...vendors.values()].map((vendor) => [vendor.key, gradeOf(want, vendor)]));
    const relevant = [...grades.values()].filter((grade) => grade === 2).length;
    if (relevant === 0) continue;
    const found = await engine.find(q);
    const hits = found.slice(0, 5).filter((key) => grades.get(key) === 2).length;
    const precision = hits / Math.min(5, relevant);
    const ideal = gain([...grades.values()].toSorted((a, b) => b - a).slice(0, shown));
    const ndcg = gain(found.slice(0, shown).map((key) => grades.get(key) ?? 0)) / ideal;
    for (const name of [kind, "all"] as const) {
      const score = byKind.get(name) ?? { precision: 0, ndcg: 0, empty: 0, queries: 0 };
      byKind.set(name, {
        precision: score.precision + precision,
        ndcg: score.ndcg + ndcg,
        empty: score.empty + (found.length === 0 ? 1 : 0),
        queries: score.queries + 1,
      });
    }
  }
  return byKind;
}

/** The demo's vendors and the three engines that search them. */
async function openEngines() {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-search-"));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const { db } = database;
  await addDemoListings(db);
  const directory = directoryOf(db, () => now);

  const places = new Map(demoPlaces().map((place) => [place.id, place]));
  const categories = new Map(demoCategories().map((category) => [category.slug, category]));
  const open = new Set((await directory.searchAll({ openNow: true })).map(({ slug }) => slug));
  const vendors = new Map(
    demoCities().flatMap((city) =>
      city.vendors.map((vendor) => [
        vendor.key,
        { ...vendor, place: city.place, country: places.get(city.place)!.country, openNow: open.has(vendor.key) },
      ]),
    ),
  );

  const index = new MiniSearch<{ id: string; name: string; category: string; place: string; description: string }>({
    fields: ["name", "category", "place", "description"],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { name: 3, category: 2, place: 2 } },
  });
  for (const { key, name, category, place, description } of vendors.values()) {
    const { name: city, localName, countryName } = places.get(place)!;
    const trades = category.map((slug) => `${categories.get(slug)!.name} ${categories.get(slug)!.singular}`).join(" ");
    index.add({ id: key, name, category: trades, place: `${city} ${localName} ${countryName}`, description });
  }
  const engines: Engine[] = [
    {
      name: "ours",
      find: async (q) => (await directory.search({ q, limit: shown })).items.map(({ slug }) => slug),
    },
    {
      name: "MiniSearch",
      find: async (q) =>
        index
          .search(q)
          .slice(0, shown)
          .map(({ id }) => id as string),
    },
    {
      name: "tsvector",
      find: async (q) => {
        const { rows } = await database.pool.query<{ slug: string }>(
          `select slug from (
            select v.slug, setweight(to_tsvector('english', v.name), 'A') || setweight(to_tsvector('english',
                     (select string_agg(c.name || ' ' || c.singular, ' ') from categories c where c.slug = any(v.category)) || ' ' ||
                     (select string_agg(p.name || ' ' || p.country_name, ' ') from places p where p.id = any(v.location))), 'B')
                   || to_tsvector('english', v.description) as document
            from vendors v) d, websearch_to_tsquery('english', $1) query
          where document @@ query order by ts_rank(document, query) desc, slug limit $2`,
          [q, shown],
        );
        return rows.map(({ slug }) => slug);
      },
    },
  ];
  return {
    engines,
    vendors,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const readQueries = (name: "seen" | "unseen"): Query[] =>
  JSON.parse(readFileSync(new URL(`queries/${name}.json`, import.meta.url), "utf8")) as Query[];

export async function runQuality(): Promise<void> {
  const { engines, vendors, close } = await openEngines();
  for (const set of ["unseen", "seen"] as const) {
    const queries = readQueries(set);
    const scores: { engine: Engine; byKind: Awaited<ReturnType<typeof scoresOf>> }[] = [];
    for (const engine of engines)
      scores.push({
        engine,
        byKind: await scoresOf(engine, queries, vendors),
      });
    const all = scores[0]!.byKind.get("all")!.queries;
    printTable(
      `Search, queries written ${set === "seen" ? "with the vocabulary at hand" : "without seeing the vocabulary"}`,
      `${all} of ${queries.length} queries (no vendor fits the others); ${vendors.size} vendors.`,
      [
        "",
        "queries",
        ...scores.flatMap(({ engine: { name } }) => [`${name}: precision@5`, "nDCG@10", "without result"]),
      ],
      (["all", ...kinds] as const).map((kind) => {
        const of = scores.map(({ byKind }) => byKind.get(kind) ?? { precision: 0, ndcg: 0, empty: 0, queries: 1 });
        return [
          kind,
          String(of[0]!.queries),
          ...of.flatMap(({ precision, ndcg, empty, queries: count }) => [
            (precision / count).toFixed(2),
            (ndcg / count).toFixed(2),
            `${Math.round((100 * empty) / count)} %`,
          ]),
        ];
      }),
    );
  }
  await close();
}
