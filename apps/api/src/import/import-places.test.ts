import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../../test/fresh-database.ts";
import { addVendor } from "../../test/vendors.ts";
import type { Database } from "../database/open.ts";
import { osm } from "./from-osm.ts";
import { readCredits } from "../vendors/credits.ts";
import { importPlaces } from "./import-places.ts";
import type { Listing, Source } from "./listing.ts";
import { hoursNotGiven } from "./osm-opening-hours.ts";
import { inWords } from "./report.ts";

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
// The record of decisions can only be added to: entries from earlier tests stay and are ignored.
let earlier: Set<string>;
beforeEach(async () => {
  await sql`truncate vendors, places, categories, listing_counts cascade`.execute(database.db);
  await sql`delete from listing_sources where source like 'csv:%'`.execute(database.db);
  earlier = new Set((await events()).map(({ id }) => id));
});
afterAll(async () => {
  await database.close();
});

const krems = {
  id: "krems-an-der-donau-at",
  name: "Krems an der Donau",
  country: "AT",
  countryName: "Austria",
  timeZone: "Europe/Vienna",
  latitude: 48.40921,
  longitude: 15.61415,
};
let ids = 0;
const listing = (more: Partial<Listing> = {}): Listing => {
  const id = ++ids;
  return {
    source: osm,
    sourceId: `node/${id}`,
    name: `Lindenhof ${id}`,
    nameSlug: `lindenhof-${id}`,
    language: "de",
    category: ["venues"],
    place: krems,
    phoneNumber: "+43 2732 555 01",
    website: "https://lindenhof.example/",
    address: "Am Anger 7, 3500 Krems",
    socialMedia: ["facebook", "twitter", "instagram"].map((platform) => ({ platform, username: "" })),
    openingHours: hoursNotGiven(),
    timeZone: "Europe/Vienna",
    latitude: 48.41,
    longitude: 15.61,
    ...more,
  };
};

const rows = () => database.db.selectFrom("vendors").selectAll().orderBy("source_id").execute();
const events = () => database.db.selectFrom("moderation_events").selectAll().orderBy("id").execute();
const everything = async () => ({
  vendors: await rows(),
  places: await database.db.selectFrom("places").selectAll().orderBy("id").execute(),
  categories: await database.db.selectFrom("categories").selectAll().orderBy("position").execute(),
  counts: await database.db.selectFrom("listing_counts").selectAll().orderBy("scope").orderBy("token").execute(),
  events: (await events()).filter(({ id }) => !earlier.has(id)),
});

const osmCredit = "© OpenStreetMap contributors (ODbL)";
const nothing = { taken: 0, updated: 0, unchanged: 0, kept: {}, skipped: {}, places: 0, credits: [osmCredit] };
const overture: Source = {
  id: "overture",
  holders: ["Overture Maps Foundation"],
  licences: ["CDLA Permissive 2.0"],
  url: "https://docs.overturemaps.org/attribution/",
};
const graz: Source = {
  id: "csv:city-of-graz",
  holders: ["City of Graz"],
  licences: ["CC BY 4.0"],
  url: "https://graz.example/licence",
};

test("a listing is approved, has no owner and says where it came from", async () => {
  const now = new Date("2026-11-20T10:00:00Z");
  const openingHours = hoursNotGiven();
  openingHours[0] = { day: "Monday", openTime: "09:00", closeTime: "17:00" };
  const given = listing({ name: "Lindenhof", nameSlug: "lindenhof", sourceId: "way/7", openingHours });
  expect(await importPlaces(database.db, [given], undefined, now)).toEqual({ ...nothing, taken: 1, places: 1 });
  const [row] = await rows();
  expect(row).toMatchObject({
    slug: "lindenhof-krems-an-der-donau",
    name: "Lindenhof",
    language: "de",
    category: ["venues"],
    location: ["krems-an-der-donau-at"],
    phone_number: "+43 2732 555 01",
    website: "https://lindenhof.example/",
    address: "Am Anger 7, 3500 Krems",
    opening_hours: openingHours,
    opening_minutes: "{[540,1020)}",
    time_zone: "Europe/Vienna",
    latitude: 48.41,
    longitude: 15.61,
    status: "approved",
    owner_id: null,
    added_by: null,
    source: "osm",
    source_id: "way/7",
    imported_at: now,
    is_demo: false,
  });
  expect((await everything()).events).toMatchObject([
    {
      action: "import",
      actor_id: null,
      subject_type: "vendor",
      subject_id: row!.id,
      to_state: "approved",
      reason: "osm way/7",
    },
  ]);
  expect((await everything()).places).toMatchObject([
    { id: krems.id, country: "AT", country_name: "Austria", time_zone: "Europe/Vienna" },
  ]);
});

test("it can be found: it is listed and counted under its category and place", async () => {
  await importPlaces(database.db, [listing(), listing(), listing({ category: ["venues", "catering"] })]);
  const { counts } = await everything();
  const of = (scope: string, token: string) =>
    counts.find((row) => row.scope === scope && row.token === token)?.vendors;
  expect(of("", "")).toBe(3);
  expect(of("c:venues", `l:${krems.id}`)).toBe(3);
  expect(of("", "c:catering")).toBe(1);
  const found = await database.db.selectFrom("vendor_stats").select("vendor_id").execute();
  expect(found).toHaveLength(3);
});

test("a second run changes nothing", async () => {
  const given = Array.from({ length: 12 }, () => listing());
  await importPlaces(database.db, given);
  const before = await everything();
  expect(await importPlaces(database.db, given)).toEqual({ ...nothing, unchanged: 12 });
  expect(await importPlaces(database.db, given.toReversed())).toEqual({ ...nothing, unchanged: 12 });
  expect(await everything()).toEqual(before);
});

test("a listing that hasn't changed at its source isn't even read", async () => {
  const given = Array.from({ length: 3 }, () => listing());
  await importPlaces(database.db, given);
  await sql`update vendors set address = 'Changed behind its back', version = version + 1`.execute(database.db);
  expect(await importPlaces(database.db, given)).toEqual({ ...nothing, unchanged: 3 });
});

test("a listing without a known digest is compared, and has one from then on", async () => {
  const given = [listing(), listing()];
  await importPlaces(database.db, given);
  await sql`update vendors set source_digest = null`.execute(database.db);
  const changed = [given[0]!, { ...given[1]!, address: "Am Anger 8" }];
  expect(await importPlaces(database.db, changed)).toEqual({ ...nothing, unchanged: 1, updated: 1 });
  const after = await rows();
  expect(after.map(({ version }) => version)).toEqual([1, 2]);
  expect(after.map(({ source_digest }) => source_digest)).not.toContain(null);
  expect(await importPlaces(database.db, changed)).toEqual({ ...nothing, unchanged: 2 });
});

test("a listing that changed at the source is updated and keeps its address", async () => {
  const given = listing({ name: "Lindenhof", nameSlug: "lindenhof" });
  await importPlaces(database.db, [given]);
  const [before] = await rows();
  const changed = {
    ...given,
    name: "Neuer Lindenhof",
    nameSlug: "neuer-lindenhof",
    website: "",
    category: ["catering"],
  };
  expect(await importPlaces(database.db, [changed])).toEqual({ ...nothing, updated: 1 });
  const [after] = await rows();
  expect(after).toMatchObject({
    id: before!.id,
    slug: before!.slug,
    name: "Neuer Lindenhof",
    website: "",
    version: before!.version + 1,
  });
  const { counts } = await everything();
  expect(counts.find((row) => row.scope === "" && row.token === "c:venues")?.vendors).toBe(0);
  expect(counts.find((row) => row.scope === "" && row.token === "c:catering")?.vendors).toBe(1);
});

describe("listings that people have made their own are never overwritten", () => {
  const change = async (set: (given: Listing) => Promise<unknown>) => {
    const given = listing();
    await importPlaces(database.db, [given]);
    await set(given);
    const before = await rows();
    const report = await importPlaces(database.db, [{ ...given, name: "Another name", phoneNumber: "" }]);
    expect(await rows()).toEqual(before);
    return report;
  };

  test("a claimed listing", async () => {
    const owner = "0193fd50-7f2c-7a7c-a0d8-6a1c9d1f0001";
    await database.db
      .insertInto("users")
      .values({ id: owner, email: "anna@lindenhof.example", first_name: "Anna", last_name: "Lind" })
      .execute();
    const report = await change(({ sourceId }) =>
      database.db.updateTable("vendors").set({ owner_id: owner }).where("source_id", "=", sourceId).execute(),
    );
    expect(report).toEqual({ ...nothing, kept: { "claimed by its owner": [expect.any(String)] } });
  });

  test("an edited listing", async () => {
    const report = await change(({ sourceId }) =>
      database.db
        .updateTable("vendors")
        .set({ description: "By the river.", updated_at: new Date(Date.now() + 60_000) })
        .where("source_id", "=", sourceId)
        .execute(),
    );
    expect(report).toEqual({ ...nothing, kept: { "edited here since": [expect.any(String)] } });
  });

  test("one that has been taken down", async () => {
    const report = await change(({ sourceId }) =>
      database.db.updateTable("vendors").set({ status: "suspended" }).where("source_id", "=", sourceId).execute(),
    );
    expect(report).toEqual({ ...nothing, kept: { "not approved here": [expect.any(String)] } });
  });
});

describe("duplicates", () => {
  const here = { name: "Villa Rosa", nameSlug: "villa-rosa" };
  const near = { ...here, latitude: 48.4105 }; // 56 m to the north
  const nextTown = { ...krems, id: "langenlois-at", name: "Langenlois" };

  test("50. the same name within 100 m is the same business, however it is spelt", async () => {
    const given = [listing(here), listing({ ...near, name: "VILLA RÓSA" }), listing({ ...near, name: "Vіlla Rоsa" })];
    expect(await importPlaces(database.db, given)).toEqual({
      ...nothing,
      taken: 1,
      places: 1,
      skipped: { duplicate: ["VILLA RÓSA", "Vіlla Rоsa"] },
    });
  });

  test("listings that people added count too", async () => {
    await addVendor(database.db, { name: "Villa Rosa", location: [krems.id], latitude: 48.41, longitude: 15.61 });
    expect((await importPlaces(database.db, [listing(near)])).skipped).toEqual({ duplicate: ["Villa Rosa"] });
  });

  test("further away, or under another name, it is a different business", async () => {
    const given = [listing(here), listing({ ...here, latitude: 48.412 }), listing({ ...near, name: "Villa Rosi" })];
    expect((await importPlaces(database.db, given)).taken).toBe(3);
  });

  test("a castle isn't a duplicate of its restaurant, whether or not they share a name", async () => {
    const castle = listing({ name: "Schloss Rosa", nameSlug: "schloss-rosa", category: ["venues"] });
    const restaurant = listing({ name: "Schlosskeller", nameSlug: "schlosskeller", category: ["catering"] });
    const namesake = listing({ name: "Schloss Rosa", nameSlug: "schloss-rosa", category: ["catering"] });
    const kitchen = listing({ name: "SCHLOSS RÓSA", nameSlug: "schloss-rosa", category: ["venues", "catering"] });
    expect(await importPlaces(database.db, [castle, restaurant, namesake])).toMatchObject({ taken: 3, skipped: {} });
    // A third one, in either's trade, is a duplicate.
    expect(await importPlaces(database.db, [kitchen])).toMatchObject({
      taken: 0,
      skipped: { duplicate: ["SCHLOSS RÓSA"] },
    });
  });

  test("stay skipped on a second run", async () => {
    const given = [listing(here), listing(near)];
    await importPlaces(database.db, given);
    const before = await everything();
    expect(await importPlaces(database.db, given)).toEqual({
      ...nothing,
      unchanged: 1,
      skipped: { duplicate: ["Villa Rosa"] },
    });
    expect(await everything()).toEqual(before);
  });

  test("stay skipped on a second run if their namesake belongs to a neighbouring town", async () => {
    const given = [listing(here), listing({ ...near, place: nextTown })];
    expect(await importPlaces(database.db, given)).toMatchObject({ taken: 1, skipped: { duplicate: ["Villa Rosa"] } });
    expect(await importPlaces(database.db, given)).toMatchObject({
      taken: 0,
      unchanged: 1,
      skipped: { duplicate: ["Villa Rosa"] },
    });
  });

  test("the same object twice in a run is imported once", async () => {
    const given = listing();
    expect(await importPlaces(database.db, [given, { ...given, name: "Elsewhere", latitude: 48.45 }])).toMatchObject({
      taken: 1,
      skipped: { "the same object again": ["Elsewhere"] },
    });
  });
});

describe("a business that another source has already", () => {
  const here = { name: "Blumen Kessler", nameSlug: "blumen-kessler", category: ["florists"], website: "" };
  const kessler = listing({ ...here, phoneNumber: "+43 2732 555 01" });
  /** From Overture, 90 m to the north unless told otherwise. */
  const again = (more: Partial<Listing>) =>
    listing({ ...here, source: overture, sourceId: `gers-${++ids}`, phoneNumber: "", latitude: 48.4108, ...more });
  const import2 = async (...given: Listing[]) => {
    await importPlaces(database.db, [kessler]);
    return importPlaces(database.db, given);
  };

  test.each([
    ["a name that is alike, in the same block", { name: "Blumen Keßler GmbH" }],
    [
      "a name that is alike, and the same phone",
      { name: "Kessler Blumen", latitude: 48.42, phoneNumber: "02732/55501" },
    ],
    [
      "a name that is alike, and no coordinates but the same address",
      { name: "Kessler Blumen", latitude: null, longitude: null, address: "Am Anger 7" },
    ],
  ])("is reported as a likely duplicate by %s", async (_, more) => {
    const report = await import2(again(more as Partial<Listing>));
    const { id } = (await rows())[0]!;
    expect(report).toMatchObject({
      taken: 0,
      skipped: { "likely duplicate": [`${(more as { name: string }).name}: “Blumen Kessler”, vendor ${id}`] },
    });
  });

  test("and stays out on a second run, and in the same run", async () => {
    const twin = again({ name: "Blumen Keßler GmbH" });
    const reports = [
      await importPlaces(database.db, [kessler, twin]),
      await importPlaces(database.db, [kessler, twin]),
    ];
    expect(reports.map(({ skipped }) => Object.keys(skipped))).toEqual([["likely duplicate"], ["likely duplicate"]]);
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    ["another name", { name: "Blumen Lehner" }],
    ["another trade: the castle's restaurant", { category: ["catering"], phoneNumber: "+43 2732 555 01" }],
    [
      "the other end of the town, and another phone",
      { name: "Kessler Blumen", latitude: 48.42, phoneNumber: "+43 2732 999" },
    ],
    [
      "another town, though the phone is the same",
      { name: "Kessler Blumen", latitude: 48.6, phoneNumber: "+43 2732 555 01" },
    ],
    [
      "no coordinates, and another address",
      { name: "Kessler Blumen", latitude: null, longitude: null, address: "Ringstraße 9" },
    ],
  ])("is another one by %s", async (_, more) => {
    expect(await import2(again(more as Partial<Listing>))).toMatchObject({ taken: 1, skipped: {} });
  });

  test("branches in one town, without coordinates, are as many as their addresses", async () => {
    const branch = (address: string) =>
      listing({ ...here, source: graz, sourceId: address, latitude: null, longitude: null, address });
    const given = [branch("Am Anger 7"), branch("Ringstraße 9"), { ...branch("AM ANGER 7"), sourceId: "other" }];
    expect(await importPlaces(database.db, given)).toMatchObject({
      taken: 2,
      skipped: { duplicate: ["Blumen Kessler"] },
    });
  });
});

describe("sources", () => {
  const same = { sourceId: "1", latitude: 48.5 };
  const credits = async () => (await readCredits(database.db)).map(({ text }) => text);

  test("are told apart by whose id it is, and each is credited", async () => {
    const [a, b] = [listing({ ...same, source: overture }), listing({ ...same, source: graz, latitude: 48.6 })];
    expect(await importPlaces(database.db, [a, b])).toMatchObject({
      taken: 2,
      credits: ["© Overture Maps Foundation (CDLA Permissive 2.0)", "© City of Graz (CC BY 4.0)"],
    });
    expect((await rows()).map(({ source, source_id }) => [source, source_id]).toSorted()).toEqual([
      ["csv:city-of-graz", "1"],
      ["overture", "1"],
    ]);
    expect(await credits()).toEqual([
      "© City of Graz (CC BY 4.0)",
      "© Overture Maps Foundation (CDLA Permissive 2.0)",
      "Towns by GeoNames (CC BY 4.0)",
    ]);
    expect(await importPlaces(database.db, [a, b])).toMatchObject({ taken: 0, updated: 0, unchanged: 2 });
  });

  test("keep everyone whose data their listings are made from, in one import or in several", async () => {
    const of = (licence: string, latitude: number, holders = graz.holders) =>
      listing({ source: { ...graz, holders, licences: [licence] }, sourceId: licence, latitude });
    await importPlaces(database.db, [of("CC BY 4.0", 48.5), of("Apache 2.0", 48.6)]);
    expect((await credits())[0]).toBe("© City of Graz (CC BY 4.0, Apache 2.0)");
    await importPlaces(database.db, [of("ODbL", 48.7, ["OpenStreetMap contributors"])]);
    expect((await credits())[0]).toBe("© City of Graz, OpenStreetMap contributors (CC BY 4.0, Apache 2.0, ODbL)");
  });

  test("are credited once it is known whose they are, even if nothing else has changed", async () => {
    const unknown = { ...graz, holders: [], licences: [] };
    const given = listing({ source: unknown });
    await importPlaces(database.db, [given]);
    expect(await credits()).toEqual([]);
    const report = await importPlaces(database.db, [{ ...given, source: graz }]);
    expect(report).toMatchObject({ unchanged: 1, credits: ["© City of Graz (CC BY 4.0)"] });
    expect((await credits()).slice(0, 1)).toEqual(report.credits);
  });

  test("whose listings are all kept are credited too, as the report says; those that nothing is taken from aren't", async () => {
    const given = listing({ source: { ...graz, holders: [], licences: [] } });
    await importPlaces(database.db, [given]);
    const edit = { description: "By the river.", updated_at: new Date(Date.now() + 60_000) };
    await database.db.updateTable("vendors").set(edit).where("source", "=", graz.id).execute();
    const linz = { ...graz, id: "csv:city-of-linz", holders: ["City of Linz"] };
    const other = listing({ source: linz, category: ["butchers"] });
    const report = await importPlaces(database.db, [{ ...given, source: graz, description: "New words." }, other]);
    expect(report).toMatchObject({
      taken: 0,
      kept: { "edited here since": [given.name] },
      skipped: { "no category": [other.name] },
      credits: ["© City of Graz (CC BY 4.0)"],
    });
    expect(await credits()).toContain("© City of Graz (CC BY 4.0)");
    expect((await credits()).join()).not.toContain("City of Linz");
    expect(inWords(report, new Map(), { files: 1, places: 2 })).toContain("Places © City of Graz (CC BY 4.0). Towns");
  });

  test("without a licence credit no one", async () => {
    const own = { id: "csv:places", holders: [], licences: [], url: "" };
    expect(await importPlaces(database.db, [listing({ source: own, sourceId: "1" })])).toMatchObject({
      taken: 1,
      credits: [],
    });
    expect(await credits()).toEqual([]);
  });
});

test("a description from the file is kept, and one that people wrote stays if the file has none", async () => {
  const given = listing({ source: graz, sourceId: "1", description: "By the river." });
  await importPlaces(database.db, [given]);
  expect((await rows())[0]!.description).toBe("By the river.");
  expect(await importPlaces(database.db, [given])).toMatchObject({ unchanged: 1 });
  expect(await importPlaces(database.db, [{ ...given, description: "In the hills." }])).toMatchObject({ updated: 1 });
  const { description: _, ...bare } = given;
  await importPlaces(database.db, [{ ...bare, phoneNumber: "+43 2732 555 99" }]);
  expect((await rows())[0]).toMatchObject({ description: "In the hills.", phone_number: "+43 2732 555 99" });
});

test("a trial tells what would happen, and changes nothing", async () => {
  const given = [listing(), listing({ latitude: 48.6 })];
  await importPlaces(database.db, given.slice(0, 1));
  const before = await everything();
  expect(await importPlaces(database.db, given, undefined, undefined, { dryRun: true })).toEqual({
    ...nothing,
    taken: 1,
    unchanged: 1,
  });
  expect(await everything()).toEqual(before);
});

test("listings are read as they are written, however many there are", async () => {
  let readings = 0;
  let ahead = 0;
  let done = 0;
  const given = {
    async *[Symbol.asyncIterator]() {
      readings++;
      for (let i = 0; i < 1_200; i++) {
        if (readings === 3) ahead = Math.max(ahead, i - done);
        yield listing({ sourceId: `node/9${i}`, latitude: 30 + i / 100, category: ["no-such"] });
      }
    },
  };
  await importPlaces(database.db, given, (now) => (done = now));
  expect([readings, done]).toEqual([3, 1_200]);
  expect(ahead).toBeLessThanOrEqual(500);
});

test("a listing that was merged into another isn't changed or added again, even under a new id at its source", async () => {
  const given = listing({ name: "Lindenhof", sourceId: "way/7" });
  await importPlaces(database.db, [given]);
  const [{ id: mergedInto }, row] = [{ id: await addVendor(database.db) }, (await rows())[0]!];
  await database.db
    .updateTable("vendors")
    .set({ status: "merged", merged_into: mergedInto })
    .where("id", "=", row.id)
    .execute();
  expect(await importPlaces(database.db, [{ ...given, phoneNumber: "+43 2732 555 99" }])).toEqual({
    ...nothing,
    kept: { "merged into another listing": ["Lindenhof"] },
  });
  expect(await importPlaces(database.db, [{ ...given, sourceId: "way/8" }])).toEqual({
    ...nothing,
    credits: [],
    skipped: { duplicate: ["Lindenhof"] },
  });
});

test("every listing's address on the site is unique", async () => {
  const apart = (i: number) => ({ name: "Adler", nameSlug: "adler", latitude: 48.3 + i / 100 });
  await importPlaces(database.db, [
    listing({ ...apart(0), sourceId: "node/901" }),
    listing({ ...apart(1), sourceId: "way/901" }),
  ]);
  await importPlaces(database.db, [
    listing({ ...apart(2), sourceId: "node/902" }),
    listing({ name: "京都の庭", nameSlug: "", sourceId: "node/903" }),
  ]);
  expect((await rows()).map((row) => [row.source_id, row.slug])).toEqual([
    ["node/901", "adler-krems-an-der-donau"],
    ["node/902", "adler-krems-an-der-donau-node-902"],
    ["node/903", "krems-an-der-donau-node-903"],
    ["way/901", "adler-krems-an-der-donau-way-901"],
  ]);
});

test("a place known by another name is the same place", async () => {
  await database.db
    .insertInto("places")
    .values([
      {
        id: "seville-es",
        name: "Seville",
        local_name: "Sevilla",
        country: "ES",
        country_name: "Spain",
        time_zone: "Europe/Madrid",
        latitude: 37.39,
        longitude: -5.99,
      },
      {
        id: "au-at",
        name: "Au",
        local_name: "Au",
        country: "AT",
        country_name: "Austria",
        time_zone: "Europe/Vienna",
        latitude: 48.41,
        longitude: 15.61,
      },
    ])
    .execute();
  const seville = {
    id: "sevilla-es",
    name: "Sevilla",
    country: "ES",
    countryName: "Spain",
    timeZone: "Europe/Madrid",
    latitude: 37.38283,
    longitude: -5.97317,
  };
  const auhof = { ...krems, id: "auhof-at", name: "Auhof" };
  const given = [listing({ place: seville, name: "Patio", nameSlug: "patio" }), listing({ place: auhof })];
  expect(await importPlaces(database.db, given)).toMatchObject({ taken: 2, places: 1 });
  expect(
    (await rows())
      .map(({ location }) => location)
      .flat()
      .toSorted(),
  ).toEqual(["auhof-at", "seville-es"]);
  expect(await importPlaces(database.db, given)).toEqual({ ...nothing, unchanged: 2 });
});

describe("categories", () => {
  test("a database without categories gets the usual ones", async () => {
    await importPlaces(database.db, [listing()]);
    expect((await everything()).categories).toHaveLength(24);
  });

  test("a retired or missing category gets no listings", async () => {
    await addVendor(database.db, { category: ["venues", "florists"], location: ["ljubljana-si"] });
    await database.db
      .updateTable("categories")
      .set({ retired_at: new Date() })
      .where("slug", "=", "florists")
      .execute();
    const given = [
      listing({ category: ["florists"] }),
      listing({ category: ["cakes"] }),
      listing({ category: ["florists", "venues"] }),
    ];
    expect(await importPlaces(database.db, given)).toMatchObject({
      taken: 1,
      skipped: { "no category": [given[0]!.name, given[1]!.name] },
    });
    expect((await rows()).find((row) => row.source === "osm")?.category).toEqual(["venues"]);
  });
});

test("all or none: if one listing can't be written, none is", async () => {
  const given = [
    ...Array.from({ length: 600 }, (_, i) => listing({ latitude: 40 + i / 100 })),
    listing({ name: "Linden\u0000hof" }),
  ];
  await expect(importPlaces(database.db, given)).rejects.toThrow();
  expect(await everything()).toEqual({ vendors: [], places: [], categories: [], counts: [], events: [] });
});

test("progress is reported as it happens, right to the end", async () => {
  const heard: number[] = [];
  await importPlaces(
    database.db,
    Array.from({ length: 1_100 }, (_, i) => listing({ latitude: 30 + i / 100 })),
    (done) => heard.push(done),
  );
  expect(heard).toEqual([500, 1_000, 1_100]);
});

test("two imports of the same file at the same time import it once", async () => {
  const given = Array.from({ length: 20 }, (_, i) => listing({ latitude: 40 + i / 100 }));
  const reports = await Promise.all([importPlaces(database.db, given), importPlaces(database.db, given)]);
  expect(reports.map(({ taken, unchanged }) => [taken, unchanged]).toSorted()).toEqual([
    [0, 20],
    [20, 0],
  ]);
  expect(await rows()).toHaveLength(20);
});
