import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { addVendor } from "../../test/vendors.ts";
import { addDemoListings, directoryOf, setStars } from "../../test/directory.ts";

let database: FreshDatabase;
let directory: ReturnType<typeof directoryOf>;
beforeAll(async () => {
  database = await freshDatabase();
  await addDemoListings(database.db);
  directory = directoryOf(database.db, undefined, { freshFor: 0 });
});
afterAll(() => database?.close());

const labels = async (...asked: Parameters<typeof directory.suggest>) =>
  (await directory.suggest(...asked)).map(({ kind, label }) => `${kind} ${label}`);

test("categories and places come before vendors that start the same way", async () => {
  const found = await directory.suggest("v");
  expect(found.slice(0, 3)).toMatchObject([
    { kind: "category", id: "venues", label: "Venues", hint: expect.stringMatching(/^\d+ vendors$/) },
    { kind: "category", id: "videographers", label: "Films" },
    { kind: "place", id: "vienna-at", label: "Vienna", hint: "Austria" },
  ]);
  const firstVendor = found.findIndex(({ kind }) => kind === "vendor");
  expect(found.slice(firstVendor).every(({ kind }) => kind === "vendor")).toBe(true);
});

test("a trade comes before places that start the same way, by what its vendors are called too", async () => {
  expect((await labels("flor"))[0]).toBe("category Flowers");
});

test("a city that is called so comes before larger ones that only start so, and says which it is", async () => {
  const named = async (text: string) =>
    (await directory.suggest(text, "city")).filter(({ exact }) => exact).map(({ id }) => id);
  expect((await directory.suggest("wien", "city"))[0]).toMatchObject({ id: "vienna-at", exact: true });
  expect((await directory.suggest("alba", "city")).map(({ id }) => id).slice(0, 2)).toEqual(["alba-it", "albacete-es"]);
  expect(await named("Laib")).toEqual([]);
  expect(await named("Laibach")).toEqual(["ljubljana-si"]);
});

test("a vendor shows what and where it is", async () => {
  expect(await directory.suggest("villa podr")).toContainEqual({
    kind: "vendor",
    id: expect.any(String),
    label: "Villa Podrožnik",
    hint: "Venue · Ljubljana",
    image: expect.any(String),
  });
});

test("a vendor shows its first photo or drawn cover, in its narrowest file; nothing else has a picture", async () => {
  const villa = async () => (await directory.suggest("villa podr", "vendor"))[0]!;
  const { id, image } = await villa();
  expect(image).toMatch(new RegExp(`^/api/covers/${id}/[0-9a-f]{32}/320\\.webp$`));

  const photo = "0190a0b0-0000-7000-8000-0000000000c1";
  const variants = [1280, 320, 640].map((width) => ({ width, format: "webp" as const }));
  await database.db
    .insertInto("photos")
    .values({ id: photo, width: 1280, height: 960, placeholder: "", variants: JSON.stringify(variants) })
    .execute();
  await database.db
    .insertInto("vendor_photos")
    .values({ vendor_id: id, photo_id: photo, position: 0, alt: "" })
    .execute();
  expect((await villa()).image).toBe(`/api/photos/${photo}/320.webp`);

  const others = (await directory.suggest("v")).filter(({ kind }) => kind !== "vendor");
  expect(others.length).toBeGreaterThan(1);
  for (const { image } of others) expect(image).toBeNull();
});

test("any word of a name can be completed, and several in any order", async () => {
  expect(await labels("flag zzz")).toEqual([]);
  expect(await labels("works cor")).toContain("vendor The Cordage Works");
  expect(await labels("Κάδ")).toContain("vendor Φωτεινό Κάδρο");
  expect(await labels("衣裳")).toContain("vendor 花嫁衣裳 うすくれない");
});

test("only the requested kinds are suggested", async () => {
  for (const kind of ["vendor", "category", "place"] as const) {
    const found = await directory.suggest("s", kind);
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map((suggestion) => suggestion.kind))).toEqual(new Set([kind]));
  }
  expect(await labels("flor", "category", "vendor")).not.toContain("place Florence");
});

test("a place is found by its local name, and places with vendors come first", async () => {
  expect(await labels("fire", "place")).toContain("place Florence");
  expect(await labels("Αθ", "place")).toContain("place Athens");
  await database.db
    .insertInto("places")
    .values({
      id: "vienna-us",
      name: "Vienna",
      local_name: "Vienna",
      country: "US",
      country_name: "United States",
      time_zone: "America/New_York",
      latitude: 38.9,
      longitude: -77.3,
    })
    .execute();
  // Its only vendor has left.
  const id = await addVendor(database.db, { location: ["vienna-us"] });
  await database.db.updateTable("vendors").set({ status: "retired" }).where("id", "=", id).execute();
  expect((await directory.suggest("vienna", "place")).map(({ hint }) => hint)).toEqual(["Austria", "United States"]);
});

test("a category is found by its singular name", async () => {
  expect((await labels("florist"))[0]).toBe("category Flowers");
});

test("misspelt beginnings find similar names", async () => {
  expect(await labels("ljublana", "place")).toEqual(["place Ljubljana"]);
  expect(await labels("photografers")).toContain("category Photographers");
  expect(await labels("villa podrznik")).toContain("vendor Villa Podrožnik");
});

test("there are at most ten and no duplicates, whatever is typed", async () => {
  for (const q of [..."abcdefghijklmnopqrstuvwxyzéκдد花%_'\\ -", "la", "the", "de la", "films f", "💍", "!", "&:*"]) {
    const found = await directory.suggest(q);
    expect(found.length).toBeLessThanOrEqual(10);
    expect(new Set(found.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(found.length);
  }
});

test("among names that start the same way, the best-ranked comes first", async () => {
  const villas = await directory.suggest("villa", "vendor");
  const last = villas.filter(({ label }) => label.startsWith("Villa")).at(-1)!;
  await setStars(database.db, last.id, 5, 40);
  expect((await directory.suggest("villa", "vendor"))[0]).toEqual(last);
});

test("in a large table too, the best-ranked of many names comes first, and a rare one is found", async () => {
  const { db } = database;
  const crowd: string[] = [];
  for (let i = 0; i < 12; i++) crowd.push(await addVendor(db, { name: i < 6 ? `Crowd ${i}` : `The Crowd ${i}` }));
  for (const [i, id] of crowd.entries()) await setStars(db, id, 5, 10 + i);
  const suggested = async (q: string) => (await directory.suggest(q, "vendor")).map(({ id }) => id);
  const rare = await suggested("villa podr");
  await sql`update listing_counts set vendors = vendors + 200000 where scope = '' and token = ''`.execute(db);
  const common = await suggested("crowd");
  expect(await suggested("villa podr")).toEqual(rare);
  await sql`update listing_counts set vendors = vendors - 200000 where scope = '' and token = ''`.execute(db);
  // The ten best, of which those come first whose name starts this way.
  const best = crowd.slice(2).toReversed();
  expect(common).toEqual([
    ...best.filter((id) => crowd.indexOf(id) < 6),
    ...best.filter((id) => crowd.indexOf(id) >= 6),
  ]);
});

test("a trade in a place is suggested only if there is such a vendor", async () => {
  const texts = [
    "photographer d",
    "photographers in li",
    "flowers in pa",
    "string quartet v",
    "vegan cake e",
    "djs in lj",
  ];
  const found = [];
  for (const text of texts)
    for (const { kind, id, label } of await directory.suggest(text))
      if (kind === "search" && / in /.test(label)) {
        const { total, understood } = await directory.search({ q: id });
        found.push([label, total.count > 0, understood!.parts.every(({ effect }) => effect !== "none")]);
      }
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(([, has, isMet]) => !has || !isMet)).toEqual([]);
  expect(await labels("photographers in dub")).not.toContain("search Photographers in Dublin");
});

test("one letter isn't the beginning of a place's other names", async () => {
  expect((await labels("photo b")).filter((label) => / in (?!B)/.test(label))).toEqual([]);
});
