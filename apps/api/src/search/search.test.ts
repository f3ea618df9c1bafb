import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leastCpuTime } from "../../test/cpu-time.ts";
import { startAgainAs } from "../../test/states.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addVendor } from "../../test/vendors.ts";
import type { Call } from "../contract/handlers.ts";
import type { SpecialHoursEntry } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { type HoursRow, isOpenAt, openStateOf, toSpecialTimes } from "../vendors/opening-hours.ts";
import { addDemoListings, directoryOf, setStars } from "../../test/directory.ts";

// A Saturday morning in Europe.
let now = new Date("2026-11-21T10:00:00Z");
let database: FreshDatabase;
let directory: ReturnType<typeof directoryOf>;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addDemoListings(db);
  const vendors = await db.selectFrom("vendors").select("id").orderBy("slug").execute();
  for (const [i, { id }] of vendors.entries()) if (i % 4) await setStars(db, id, 1 + ((i * 7) % 33) / 8, 1 + (i % 9));
  directory = directoryOf(db, () => now, { freshFor: 0 });
});
afterAll(() => database?.close());

const names = async (query: Call<"searchVendors">["query"]) =>
  (await directory.search({ limit: 50, ...query })).items.map(({ name }) => name);

describe("words", () => {
  test("a name is found regardless of accents, case and punctuation", async () => {
    expect((await names({ q: "villa podroznik" }))[0]).toBe("Villa Podrožnik");
    expect((await names({ q: "PENICHE l'ablette" }))[0]).toBe("Péniche L’Ablette");
    expect((await names({ q: "schneiderei haselbock" }))[0]).toBe("Schneiderei Haselböck");
  });

  test("words from different fields can be combined", async () => {
    const { items, matched } = await directory.search({ q: "florists bristol" });
    expect(matched).toBe("words");
    expect(items.map(({ name }) => name)).toContain("Marl & Vetch");
    for (const { category, location } of items) expect([category, location]).toEqual([["florists"], ["bristol-gb"]]);
  });

  test("a match in the name outweighs one in the description", async () => {
    for (const name of (await names({ q: "films", verbatim: true })).slice(0, 5)) expect(name).toMatch(/\bFilms\b/);
  });

  test.each([
    ["Cyrillic", "трубачи", "Трубачи Златни вентил"],
    ["Cyrillic, misspelled", "Захарна лисца", "Захарна лисица"],
    ["Greek without accents", "κτημα λιοφυτο", "Κτήμα Λιόφυτο"],
    ["Arabic", "مطبخ", "مطبخ ست نعيمة"],
    ["Japanese, in the middle of a name", "ひなた", "写真室 ひなたみち"],
    ["Japanese, one character", "嫁", "花嫁衣裳 うすくれない"],
    ["Japanese, the end of a word", "衣裳", "花嫁衣裳 うすくれない"],
    ["Turkish without dotless letters", "kirk dugme", "Kırk Düğme Gelinlik Atölyesi"],
  ])("%s: %s finds %s", async (_, q, name) => {
    expect(await names({ q })).toContain(name);
  });

  test("similar names are added only if the words find little", async () => {
    expect((await directory.search({ q: "vrabc" })).matched).toBe("similar");
    expect((await directory.search({ q: "wedding" })).matched).toBe("words");
    expect((await directory.search({})).matched).toBe("browse");
    expect((await directory.search({ q: "  " })).matched).toBe("browse");
    expect(await directory.search({ q: "xyzzyqwv" })).toMatchObject({
      matched: "words",
      items: [],
      total: { count: 0, exact: true },
      nextCursor: null,
    });
  });

  test("similar names stay when a filter is chosen, so that counts and results agree", async () => {
    const { facets } = await directory.search({ q: "vrabc" });
    expect(facets!.category!.length).toBeGreaterThan(0);
    for (const { value, count } of facets!.category!) {
      const { matched, total, items } = await directory.search({ q: "vrabc", category: [value] });
      expect([matched, total.count, items.length]).toEqual(["similar", count, count]);
    }
  });

  test("of 200 misspelt names, at least 190 are found among the first five", { timeout: 60_000 }, async () => {
    const misspelled = misspell(
      (await database.db.selectFrom("vendors").select("name").orderBy("name").execute()).map(({ name }) => name),
    );
    const lost: string[] = [];
    for (const { name, q } of misspelled) {
      const { items } = await directory.search({ q, limit: 5 });
      if (!items.some((item) => item.name === name)) lost.push(`${q} (${name})`);
    }
    expect(misspelled).toHaveLength(200);
    expect(lost.length, lost.join("\n")).toBeLessThanOrEqual(10);
  });

  test.each([
    "%",
    "_",
    "%%%%%",
    "\\",
    "'",
    '"',
    "'';--",
    '"unclosed',
    "a & | ! b",
    "<->",
    "foo:*",
    ":*A",
    "()",
    "((((",
    "!",
    "-",
    "-wedding",
    "or",
    "or or",
    "💍",
    "👰🏽‍♀️💐",
    "\u200b\u200f",
    "\ufffd",
    "a\u0301",
    "ﬁ",
    "Ａ",
    "   .   ",
    "0",
    "1e999",
    "null",
    "the",
    "x".repeat(200),
    "é".repeat(200),
    "花".repeat(200),
    "a ".repeat(100),
    "- ".repeat(100),
    '-"" '.repeat(50),
    "or ".repeat(66),
    '"'.repeat(200),
    "(".repeat(200),
    "💍".repeat(100),
    "a-".repeat(100),
    "http://x/?y=z&a=b",
    "../../etc/passwd",
    "a@b.cc",
  ])("%j gets a quick answer", async (q) => {
    expect(await leastCpuTime(() => directory.search({ q }), 100)).toBeLessThan(100);
    await directory.suggest(q.slice(0, 100));
  });

  test("anything is answered", async () => {
    const text = fc.oneof(
      fc.string({ minLength: 1, maxLength: 60 }),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(..."-\"'()|&!<>:*\\ %_,.a花", " or ", " -"), minLength: 1, maxLength: 100 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        fc.pre(!q.includes("\0"));
        await directory.search({ q });
        await directory.suggest(q);
      }),
      { numRuns: 100, seed: 20261121 },
    );
  });
});

describe("order", () => {
  test.each([
    [
      "rating",
      (a: Item, b: Item) => (b.rating.average ?? 0) - (a.rating.average ?? 0) || b.rating.count - a.rating.count,
    ],
    ["reviewed", (a: Item, b: Item) => b.rating.count - a.rating.count],
  ] as const)("%s, with and without filters and words", async (sort, compare) => {
    for (const query of [{}, { category: ["venues"] }, { q: "wedding" }, { minRating: 2 }, { openNow: true }]) {
      const items = await directory.searchAll({ sort, limit: 7, ...query });
      expect(items.length).toBeGreaterThan(3);
      expect(items.map(({ id }) => id)).toEqual(items.toSorted(compare).map(({ id }) => id));
    }
  });

  test("newest, to the microsecond", async () => {
    const rows = await database.db
      .selectFrom("vendors")
      .select("id")
      .where("status", "=", "approved")
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute();
    expect((await directory.searchAll({ sort: "newest", limit: 7 })).map(({ id }) => id)).toEqual(
      rows.map(({ id }) => id),
    );
  });

  test("browsing shows the best-ranked vendors first", async () => {
    const rows = await sql<{
      id: string;
    }>`select vendor_id as id from vendor_stats order by score desc, vendor_id desc`.execute(database.db);
    expect((await directory.searchAll({ limit: 9 })).map(({ id }) => id)).toEqual(rows.rows.map(({ id }) => id));
  });
});

describe("filters and their counts", () => {
  test("counts equal those worked out by hand, for any query", async () => {
    const everything = await directory.searchAll();
    const byWords = new Map<string | undefined, Item[]>([[undefined, everything]]);
    for (const q of ["wedding", "vila", "the", "films"])
      byWords.set(q, await directory.searchAll({ q, verbatim: true }));
    const some = <T>(values: T[], max: number) => fc.subarray(values, { maxLength: max });
    const query = fc.record({
      q: fc.constantFrom(...byWords.keys()),
      category: some([...new Set(everything.flatMap(({ category }) => category))], 3),
      location: some([...new Set(everything.flatMap(({ location }) => location))], 6),
      priceRange: some([1, 2, 3, 4], 3),
      minRating: fc.constantFrom(undefined, 3, 3.7, 4.5),
      openNow: fc.constantFrom(undefined, undefined, true),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ q, ...filters }) => {
        const { items, total, facets, nextCursor } = await directory.search(
          given({ q, verbatim: q !== undefined, ...filters, limit: 50 }),
        );
        const expected = byHand(byWords.get(q)!, filters);
        expect(total).toEqual({ count: expected.total, exact: true });
        expect(facets).toEqual(expected.facets);
        expect(items).toHaveLength(Math.min(50, expected.total));
        expect(nextCursor === null).toBe(expected.total <= 50);
      }),
      { numRuns: 60, seed: 20261121 },
    );
  });

  test("a chosen value that no vendor has is listed with 0, even if it doesn't exist", async () => {
    const { facets, total } = await directory.search({
      category: ["venues"],
      location: ["atlantis-xx"],
      priceRange: [4],
      minRating: 4.9,
    });
    expect(total).toEqual({ count: 0, exact: true });
    expect(facets!.location).toContainEqual({ value: "atlantis-xx", label: "atlantis-xx", count: 0 });
    expect(facets!.category).toContainEqual({ value: "venues", label: "Venues", count: 0 });
    expect(facets!.priceRange).toContainEqual({ value: 4, count: 0 });
    expect(facets!.minRating).toContainEqual({ value: 4.9, count: 0 });
  });

  test("open now follows each vendor's own opening hours, in every time zone, all year", async () => {
    const moments = [
      "2026-11-21T10:00:00Z",
      "2026-11-22T01:30:00Z",
      "2026-03-29T00:59:00Z",
      "2026-03-29T01:00:00Z",
      "2026-10-25T00:30:00Z",
      "2026-10-25T01:30:00Z",
      "2026-06-15T22:15:00Z",
      "2027-01-01T00:00:00Z",
    ];
    for (const moment of moments) {
      now = new Date(moment);
      const open = (await directory.searchAll()).filter(({ openState: { state } }) => state.startsWith("open"));
      expect((await directory.searchAll({ openNow: true })).map(({ id }) => id).toSorted()).toEqual(
        open.map(({ id }) => id).toSorted(),
      );
      expect((await directory.search()).facets!.openNow).toBe(open.length);
    }
    now = new Date("2026-11-21T10:00:00Z");
  });

  test("open now follows special dates too: closed days, nights before and after, years' ends and clock changes", async () => {
    const { db } = database;
    const rows = await db
      .selectFrom("vendors")
      .select(["id", "opening_hours", "opening_minutes", "time_zone"])
      .orderBy("id")
      .execute();
    const hours = (openTime: string, closeTime: string) => ({ openTime, closeTime });
    const shapes = (dates: string[]): SpecialHoursEntry[][] => [
      [{ from: dates[1]!, to: dates[1]!, ...hours("00", "00"), closed: true }],
      [{ from: dates[0]!, to: dates[1]!, ...hours("20:00", "04:00") }],
      [
        { from: dates[0]!, to: dates[0]!, ...hours("18:00", "02:30") },
        { from: dates[1]!, to: dates[2]!, ...hours("00", "00"), closed: true },
      ],
      [{ from: dates[1]!, to: dates[1]!, ...hours("00:00", "24:00") }],
      [{ from: dates[2]!, to: dates[2]!, ...hours("02:30", "05:00"), intervals: [hours("21:00", "01:00")] }],
      [{ from: dates[0]!, to: dates[2]!, ...hours("00", "00"), byAppointment: true }],
      [],
    ];
    const runs = [
      ["2026-12-30", "2026-12-31", "2027-01-01"],
      ["2026-03-28", "2026-03-29", "2026-03-30"],
      ["2026-10-24", "2026-10-25", "2026-10-26"],
    ];
    let [agreed, differing] = [0, 0];
    for (const dates of runs) {
      const first = new Date(dates[0]!);
      const vendors = rows.map((row, i) => ({ ...row, special_hours: shapes(dates)[i % 7]! }));
      const table = JSON.stringify(
        vendors.map(({ opening_hours, special_hours, ...row }) => ({
          ...row,
          ...toSpecialTimes(opening_hours, special_hours, first),
        })),
      );
      for (let hour = -3; hour < 96; hour += 3.25) {
        const moment = new Date(first.getTime() + hour * 3_600_000);
        const open = (row: HoursRow) => openStateOf(row, moment).state.startsWith("open");
        const found = await sql<{ id: string }>`
          select v.id from jsonb_to_recordset(${table}::jsonb) v(id uuid, time_zone text, opening_minutes int4multirange,
            special_days datemultirange, special_open tsmultirange) where ${isOpenAt(moment)}`.execute(db);
        const expected = vendors.filter(open);
        expect([moment, found.rows.map(({ id }) => id)]).toEqual([moment, expected.map(({ id }) => id)]);
        agreed += expected.length;
        differing += vendors.filter((row) => open(row) !== open({ ...row, special_hours: [] })).length;
      }
    }
    expect([agreed > 500, differing > 500]).toEqual([true, true]);
  });

  test("facets come with the first page only, the total with every page", async () => {
    const first = await directory.search({ limit: 10 });
    const second = await directory.search({ limit: 10, cursor: first.nextCursor! });
    expect([first.facets === null, second.facets]).toEqual([false, null]);
    expect(second.total).toEqual(first.total);
  });
});

describe("cursors", () => {
  test("nonsense is refused, naming the parameter", async () => {
    const { nextCursor } = await directory.search({ limit: 5 });
    const parts = JSON.parse(Buffer.from(nextCursor!, "base64url").toString()) as unknown[];
    const forged = (...changed: unknown[]) => Buffer.from(JSON.stringify(changed)).toString("base64url");
    const id = parts.at(-1);
    const nonsense = [
      "x",
      "[]",
      "%%%",
      `${nextCursor}=`,
      nextCursor!.slice(1),
      nextCursor!.slice(0, -3),
      forged(),
      forged(null),
      forged(...parts, 1),
      forged(parts[0], 0, "3.5", id),
      forged(parts[0], 0, 3.5, "x"),
      forged(parts[0], 0.5, 3.5, id),
      forged(parts[0], 0, null, id),
      forged("other", 0, 3.5, id),
      Buffer.from(`["${parts[0]}",0,1e999,"${id}"]`).toString("base64url"),
      Buffer.from("null").toString("base64url"),
      Buffer.from([255, 254]).toString("base64url"),
    ];
    for (const cursor of nonsense) {
      const error = await directory.search({ limit: 5, cursor }).catch((error: unknown) => error);
      expect(error, cursor).toBeInstanceOf(ProblemError);
      expect((error as ProblemError).toDocument("")).toMatchObject({ status: 400, errors: [{ parameter: "cursor" }] });
    }
  });

  test("a cursor belongs to its filters, words and order", async () => {
    const { nextCursor } = await directory.search({ limit: 5, category: ["venues", "cakes"] });
    const cursor = nextCursor!;
    await expect(directory.search({ limit: 9, category: ["cakes", "venues"], cursor })).resolves.toBeDefined();
    for (const other of [
      { category: ["venues"] },
      { category: ["venues", "cakes"], sort: "newest" as const },
      { category: ["venues", "cakes"], q: "a" },
    ]) {
      await expect(directory.search({ ...other, cursor })).rejects.toThrow(ProblemError);
    }
  });
});

describe("while others write", () => {
  test.each([
    {},
    { category: ["venues", "photographers", "cakes"] },
    { q: "wedding" },
    { q: "vila" },
    { minRating: 2 },
  ])("pages of %j neither repeat nor miss a vendor that doesn't change", async (query) => {
    const { db } = database;
    const churning: string[] = [];
    for (let i = 0; i < 4; i++) churning.push(await addVendor(db, { name: `Vila Wedding ${i}`, category: ["venues"] }));
    const staying = new Set(
      (await directory.searchAll(query)).map(({ id }) => id).filter((id) => !churning.includes(id)),
    );
    for (const sort of ["best", "rating", "reviewed", "newest"] as const) {
      let round = 0;
      const seen = await directory.searchAll({ ...query, sort, limit: 10 }, async () => {
        round++;
        if (round % 3 === 0) churning.push(await addVendor(db, { name: "Villa Weddings", category: ["cakes"] }));
        await setStars(db, churning[round % churning.length]!, 1 + (round % 5), 1 + (round % 7));
        await db
          .updateTable("vendors")
          .set({ description: `wedding `.repeat(round % 4) })
          .where("id", "=", churning[0]!)
          .execute();
      });
      const stayed = seen.map(({ id }) => id).filter((id) => staying.has(id));
      expect(stayed.toSorted()).toEqual([...staying].toSorted());
    }
    await db.deleteFrom("vendors").where("id", "in", churning).execute();
  });
});

describe("vendors that aren't approved", () => {
  test.each(["pending", "rejected", "suspended", "retired", "merged"] as const)(
    "a %s vendor appears nowhere",
    async (status) => {
      const { db } = database;
      const id = await addVendor(db, {
        name: "Quibblewick Zibbler",
        category: ["zibblers"],
        location: ["quibble-si"],
        price_range: 4,
      });
      await expect(directory.vendor(id)).resolves.toMatchObject({ name: "Quibblewick Zibbler", isApproved: true });
      expect(await names({ q: "quibblewick" })).toEqual(["Quibblewick Zibbler"]);

      await startAgainAs(db, "vendors", id, status);
      // Only one that was listed before is known to be gone.
      const gone = { status: status === "retired" ? 410 : 404 };
      await expect(directory.vendor(id)).rejects.toMatchObject(gone);
      await expect(directory.reviews(id)).rejects.toMatchObject(gone);
      for (const q of ["quibblewick", "quiblewick", "zibblers", "zibbler quibble"])
        expect((await directory.search({ q })).items).toEqual([]);
      expect((await directory.suggest("quibblewick")).filter(({ kind }) => kind === "vendor")).toEqual([]);
      expect((await directory.suggest("quiblewik", "vendor")).map(({ id }) => id)).not.toContain(id);
      for (const sort of ["best", "rating", "reviewed", "newest"] as const) {
        expect((await directory.searchAll({ sort })).map((item) => item.id)).not.toContain(id);
      }
      for (const query of [{}, { q: "the" }, { minRating: 1 }, { priceRange: [4] }]) {
        const { facets } = await directory.search(query);
        expect(facets!.category!.map(({ value }) => value)).not.toContain("zibblers");
        expect(facets!.location!.map(({ value }) => value)).not.toContain("quibble-si");
      }
      expect((await directory.search({ category: ["zibblers"] })).total.count).toBe(0);
      expect((await directory.categories()).find(({ slug }) => slug === "zibblers")!.vendorCount).toBe(0);
      await db.deleteFrom("vendors").where("id", "=", id).execute();
    },
  );
});

describe("more than a thousand", () => {
  test("a plain browse still has counts; anything that would have to be counted now has none", async () => {
    const { db } = database;
    const { total: before } = await directory.search();
    await sql`insert into vendors (id, slug, name, category, location, opening_hours, time_zone, price_range, status)
      select gen_random_uuid(), 'crowd-' || i, 'Crowd ' || i, '{venues}', '{ljubljana-si}', (select opening_hours from vendors limit 1), 'Europe/Ljubljana', 1 + i % 2, 'approved'
      from generate_series(1, 1100) i`.execute(db);

    const all = await directory.search();
    expect(all.total).toEqual({ count: before.count + 1100, exact: true });
    expect(all.facets!.category![0]).toMatchObject({ value: "venues", count: expect.any(Number) });
    expect([all.facets!.minRating, all.facets!.openNow]).toEqual([null, null]);

    const venues = await directory.search({ category: ["venues"] });
    expect(venues.total.exact).toBe(true);
    expect(venues.total.count).toBe(all.facets!.category![0]!.count);

    const crowd = await directory.search({ q: "crowd" });
    expect(crowd.total).toEqual({ count: 1000, exact: false });
    expect(crowd.facets).toEqual({ category: null, location: null, priceRange: null, minRating: null, openNow: null });

    const narrow = await directory.search({ category: ["venues"], location: ["ljubljana-si"], priceRange: [1] });
    expect(narrow.total.exact).toBe(true);
    expect(narrow.facets).toMatchObject({ priceRange: null, location: expect.any(Array) });

    // Only two are rated, but whoever wants to know has to look at all of them.
    await sql`update vendor_stats set average = 5 where vendor_id in (select id from vendors where slug in ('crowd-1', 'crowd-2'))`.execute(
      db,
    );
    const rated = await directory.search({
      category: ["venues"],
      location: ["ljubljana-si"],
      minRating: 5,
      priceRange: [4],
    });
    expect(rated.total.exact).toBe(true);
    expect(rated.facets).toMatchObject({ priceRange: null, location: expect.any(Array) });
    expect(rated.wider.map(({ kind, value }) => `${kind} ${value}`)).toContain("without priceRange");
    const anyPrice = await directory.search({ category: ["venues"], location: ["ljubljana-si"], minRating: 5 });
    expect(anyPrice.facets).toMatchObject({ category: null, location: null, minRating: null });
    expect(anyPrice.total).toEqual({ count: 2, exact: true });
    expect(rated.wider.find(({ value }) => value === "priceRange")!.count).toBe(2);
    await db.deleteFrom("vendors").where("slug", "like", "crowd-%").execute();
  });

  test("vendors known to be too many aren't looked at", async () => {
    const { db } = database;
    const few = await directory.search();
    expect(few.facets).toMatchObject({ minRating: expect.any(Array), openNow: expect.any(Number) });
    const listed = (more: number) =>
      sql`update listing_counts set vendors = vendors + ${more}::integer where scope = '' and token = ''`.execute(db);
    await listed(1_000);
    const many = await directory.search();
    await listed(-1_000);
    expect(many.facets).toMatchObject({ minRating: null, openNow: null });
  });
});

type Item = Awaited<ReturnType<typeof directory.search>>["items"][number];
type ChosenFilters = {
  category: string[];
  location: string[];
  priceRange: number[];
  minRating: number | undefined;
  openNow: boolean | undefined;
};

/** A query as it arrives: anything not chosen is absent. */
const given = (query: object) =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as Call<"searchVendors">["query"];

function byHand(vendors: Item[], chosen: ChosenFilters) {
  const any = <T>(wanted: T[], has: T[]) => wanted.length === 0 || wanted.some((value) => has.includes(value));
  const isOpen = ({ openState: { state } }: Item) => state.startsWith("open");
  const under = (filters: ChosenFilters) =>
    vendors.filter(
      (vendor) =>
        any(filters.category, vendor.category) &&
        any(filters.location, vendor.location) &&
        any(filters.priceRange, vendor.priceRange === null ? [] : [vendor.priceRange]) &&
        (filters.minRating === undefined || (vendor.rating.average ?? 0) >= filters.minRating) &&
        (!filters.openNow || isOpen(vendor)),
    );
  const count = <T>(of: Item[], values: (vendor: Item) => T[], always: T[]) => {
    const counts = new Map(always.map((value) => [value, 0]));
    for (const vendor of of) for (const value of values(vendor)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].map(([value, count]) => ({ value, count }));
  };
  const labelled = (counts: { value: string; count: number }[], labels: Map<string, string>) =>
    counts
      .map(({ value, count }) => ({ value, label: labels.get(value)!, count }))
      .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"));
  const thresholds = [...new Set([4.5, 4, 3, ...(chosen.minRating === undefined ? [] : [chosen.minRating])])];
  return {
    total: under(chosen).length,
    facets: {
      category: labelled(
        count(under({ ...chosen, category: [] }), ({ category }) => category, chosen.category),
        categoryNames,
      ),
      location: labelled(
        count(under({ ...chosen, location: [] }), ({ location }) => location, chosen.location),
        placeNames,
      ),
      priceRange: count(
        under({ ...chosen, priceRange: [] }),
        ({ priceRange }) => (priceRange === null ? [] : [priceRange]),
        chosen.priceRange,
      ).sort((a, b) => a.value - b.value),
      minRating: count(
        under({ ...chosen, minRating: undefined }),
        ({ rating }) => thresholds.filter((threshold) => (rating.average ?? 0) >= threshold),
        chosen.minRating === undefined ? [] : [chosen.minRating],
      ).sort((a, b) => b.value - a.value),
      openNow: under({ ...chosen, openNow: undefined }).filter(isOpen).length,
    },
  };
}
let categoryNames: Map<string, string>;
let placeNames: Map<string, string>;
beforeAll(async () => {
  categoryNames = new Map(
    (await database.db.selectFrom("categories").select(["slug", "name"]).execute()).map(({ slug, name }) => [
      slug,
      name,
    ]),
  );
  placeNames = new Map(
    (await database.db.selectFrom("places").select(["id", "name"]).execute()).map(({ id, name }) => [id, name]),
  );
});

/** 200 names with one letter dropped, doubled, swapped or replaced, some without accents; the same each time. */
function misspell(names: string[]): { name: string; q: string }[] {
  const long = names.filter((name) => (name.match(/\p{L}/gu) ?? []).length >= 5);
  let state = 20261121;
  const random = (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  return Array.from({ length: 200 }, (_, i) => {
    const name = long[random(long.length)]!;
    const letters = [...(random(3) === 0 ? name.normalize("NFD").replaceAll(/\p{M}/gu, "").normalize("NFC") : name)];
    const places = letters.flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : []));
    const at = places[random(places.length)]!;
    const other = letters[places[random(places.length)]!]!;
    if (i % 4 === 0) letters.splice(at, 1);
    else if (i % 4 === 1) letters.splice(at, 0, letters[at]!);
    else if (i % 4 === 2 && at + 1 < letters.length) [letters[at], letters[at + 1]] = [letters[at + 1]!, letters[at]!];
    else letters[at] = other;
    return { name, q: letters.join("") };
  });
}

describe("the reasons for a vendor's place", () => {
  const explained = async (query: Call<"searchVendors">["query"]) =>
    (await directory.search({ limit: 50, ...query, explain: true })).items.map(({ name, ranking }) => ({
      name,
      reasons: ranking!.reasons,
      score: ranking!.score,
    }));

  test("are given only if they are asked for", async () => {
    for (const { ranking } of (await directory.search({ q: "villa podroznik" })).items) expect(ranking).toBeUndefined();
  });

  test("a vendor that was asked for by name is first because of its name; one with a similar name, because of that", async () => {
    expect((await explained({ q: "villa podroznik" }))[0]).toMatchObject({
      name: "Villa Podrožnik",
      reasons: ["name"],
    });
    expect((await explained({ q: "vrabc" }))[0]!.reasons).toEqual(["similar-name"]);
  });

  test("without words the scores decide, and stand in the order of the list", async () => {
    const listed = await explained({ category: ["florists"] });
    for (const { reasons } of listed) expect(reasons).toEqual(["score"]);
    expect(listed.map(({ score }) => score)).toEqual(listed.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(new Set(listed.map(({ score }) => score)).size).toBeGreaterThan(3);
  });

  test.each([
    ["rating", ["average", "reviews"]],
    ["reviewed", ["reviews"]],
    ["newest", ["newest"]],
  ] as const)("sorted by %s, that is the reason", async (sort, reasons) => {
    for (const one of await explained({ category: ["venues"], sort })) expect(one.reasons).toEqual(reasons);
  });

  test("vendors that meet more of what was asked for but isn't required come first, and say so", async () => {
    const listed = await explained({ q: "romantic venue with a garden" });
    const kinds = listed.map(({ reasons }) => reasons.length);
    expect(kinds[0]).toBeGreaterThan(1);
    expect(listed.at(-1)!.reasons.at(-1)).toBe("score");
  });
});
