import { describe, expect, test } from "vitest";
import { guessMapping, type Mapping } from "./csv-mapping.ts";
import { rowReader } from "./from-csv.ts";
import { listingSchema } from "./listing.ts";

/** What one row becomes, given as what its columns are called and say. */
function read(cells: Record<string, string>, mapping: Partial<Mapping> = {}) {
  const header = Object.keys(cells);
  const csv = {
    file: "/data/places.csv",
    encoding: "utf-8",
    isEncodingGuessed: false,
    delimiter: ",",
    header,
    async *rows() {},
  };
  return rowReader(csv, { ...guessMapping(header), ...mapping })({ row: 7, cells: Object.values(cells) });
}
function listing(cells: Record<string, string>, mapping: Partial<Mapping> = {}) {
  const row = read({ name: "Mohn & Rose", category: "florist", city: "Krems", country: "AT", ...cells }, mapping);
  if ("skipped" in row) throw new Error(`skipped: ${row.skipped}`);
  return { ...row.listing, notes: row.notes };
}
const refused = (cells: Record<string, string>, mapping: Partial<Mapping> = {}) => {
  const row = read({ name: "Mohn & Rose", category: "florist", city: "Krems", country: "AT", ...cells }, mapping);
  return "skipped" in row ? { skipped: row.skipped, detail: row.detail } : null;
};

test("a whole row", () => {
  const { notes, ...whole } = listing({
    id: "A 12",
    description: "Sträuße, Kränze\r\nund Brautsträuße für jeden Anlass in der ganzen Wachau",
    street: "Obere Landstraße",
    housenumber: "12",
    postcode: "3500",
    lat: "48,4105",
    lon: "15,6002",
    phone: "02732 83456",
    website: "www.mohn-rose.example",
    instagram: "https://www.instagram.com/mohnrose/",
    opening_hours: "Mo-Fr 09:00-18:00",
    email: "rosa@mohn-rose.example",
  });
  expect(listingSchema.parse(whole)).toMatchObject({
    source: { id: "csv:places", holders: [], licences: [], url: "" },
    sourceId: "A 12",
    name: "Mohn & Rose",
    nameSlug: "mohn-rose",
    language: "de",
    description: "Sträuße, Kränze\nund Brautsträuße für jeden Anlass in der ganzen Wachau",
    category: ["florists"],
    place: { id: "krems-an-der-donau-at" },
    phoneNumber: "02732 83456",
    website: "http://www.mohn-rose.example/",
    address: "Obere Landstraße 12, 3500 Krems",
    timeZone: "Europe/Vienna",
    latitude: 48.4105,
    longitude: 15.6002,
  });
  expect(whole.socialMedia).toContainEqual({ platform: "instagram", username: "mohnrose" });
  expect(whole.openingHours[0]).toEqual({ day: "Monday", openTime: "09:00", closeTime: "18:00" });
  expect(JSON.stringify(whole)).not.toContain("rosa@");
  expect(notes).toEqual([]);
});

test("the mapping says whose data it is", () => {
  const source = { name: "City of Graz", licence: "CC BY 4.0", url: "https://graz.example/licence" };
  expect(listing({}, { source }).source).toEqual({
    id: "csv:city-of-graz",
    holders: ["City of Graz"],
    licences: ["CC BY 4.0"],
    url: "https://graz.example/licence",
  });
  expect(listing({}, { source: { ...source, name: "京都市" } }).source.id).toMatch(/^csv:[0-9a-f]{10}$/);
});

describe("a trade is known by", () => {
  test.each([
    ["our name for it", "Rings & jewellery", ["jewellers"]],
    ["our slug", "live-music", ["live-music"]],
    ["what people call it", "Wedding photographer", ["photographers"]],
    ["its German name", "Fotograf", ["photographers"]],
    ["its Italian name", "fiorista", ["florists"]],
    ["OpenStreetMap's tag", "shop=florist", ["florists"]],
    ["Overture's category", "bridal_shop", ["dresses"]],
    ["several names", "Konditorei & Catering", ["cakes", "catering"]],
  ])("%s: %s", (_, category, expected) => {
    expect(listing({ category })).toMatchObject({ category: expected, notes: [] });
  });

  test("the mapping's words, before all others", () => {
    const categories = { Tortenkunst: "cakes", Florist: "decor", metzgerei: null };
    expect(listing({ category: "tortenkunst" }, { categories }).category).toEqual(["cakes"]);
    expect(listing({ category: "Florist" }, { categories }).category).toEqual(["decor"]);
    expect(refused({ category: "Metzgerei" }, { categories })?.skipped).toBe("left out by the mapping");
  });

  test("the mapping, if the row says nothing", () => {
    expect(listing({ category: "" }, { category: "venues" }).category).toEqual(["venues"]);
    expect(refused({ category: "" })?.skipped).toBe("no category");
  });

  test("nothing else", () => {
    expect(refused({ category: "Metzgerei" })).toEqual({
      skipped: "a category that isn't known",
      detail: '"Metzgerei"',
    });
    const { category, notes } = listing({ category: "Florist, Metzgerei" });
    expect([category, notes.map(({ text }) => text)]).toEqual([
      ["florists"],
      ['row 7, Mohn & Rose: not known: "Metzgerei"'],
    ]);
  });
});

describe("where it is", () => {
  test.each([
    ["a latitude and a longitude", { lat: "48.41", lon: "15.61" }],
    ["with commas", { lat: "48,41", lon: "15,61°" }],
    ["both in one cell", { coordinates: "48.41, 15.61" }],
    ["both in one cell, with commas", { coordinates: "48,41; 15,61" }],
    ["a point in WKT, longitude first", { shape: "POINT (15.61 48.41)" }],
  ])("%s", (_, cells) => {
    expect(listing(cells)).toMatchObject({ latitude: 48.41, longitude: 15.61, notes: [] });
  });

  test.each([
    ["metres instead of degrees", { lat: "5362000", lon: "601000" }],
    ["out of this world", { lat: "98.41", lon: "15.61" }],
    ["words", { lat: "north", lon: "east" }],
    ["one number", { coordinates: "48" }],
  ])("coordinates that can't be right are left out: %s", (_, cells) => {
    const { latitude, longitude, notes, place } = listing(cells);
    expect([latitude, longitude, place.id]).toEqual([null, null, "krems-an-der-donau-at"]);
    expect(notes).toMatchObject([{ about: "coordinates" }]);
  });

  test("zeros mean that it isn't known", () => {
    expect(listing({ lat: "0", lon: "0.0" })).toMatchObject({ latitude: null, notes: [] });
  });

  test("without coordinates it is in the town of its address", () => {
    const { place, timeZone, latitude } = listing({ city: "Wien", country: "Österreich" });
    expect([place.id, timeZone, latitude]).toEqual(["vienna-at", "Europe/Vienna", null]);
  });

  test("which must be the only one with its name that can be meant", () => {
    const reason = "neither coordinates nor a town that is known";
    expect(refused({ city: "Nirgendwoburg" })?.skipped).toBe(reason);
    expect(refused({ city: "" })?.skipped).toBe(reason);
    expect(refused({ country: "" })?.skipped).toBe(reason);
    // There is one in Illinois, one in Missouri, and more.
    expect(refused({ city: "Springfield", country: "US" })?.skipped).toBe(reason);
    expect(listing({ city: "London", country: "UK" }).place.country).toBe("GB");
  });

  test.each(["AT", "at", "Austria", "Österreich", "Autriche", "Avstrija", "オーストリア"])(
    "a country is known as %s",
    (country) => {
      expect(listing({ country }).place.country).toBe("AT");
    },
  );

  test("the mapping's country counts for rows without one", () => {
    expect(listing({ country: "" }, { country: "AT" }).place.id).toBe("krems-an-der-donau-at");
    const { notes } = listing({ country: "Atlantis", lat: "48.41", lon: "15.61" });
    expect(notes).toMatchObject([{ about: "country", text: 'row 7, Mohn & Rose: not a country: "Atlantis"' }]);
  });
});

describe("an address that is all in one cell", () => {
  const address = (cells: Record<string, string>) => listing(cells).address;

  test("has its postcode and town added if it is only the street", () => {
    expect(address({ address: "Am Anger 7", postcode: "3500" })).toBe("Am Anger 7, 3500 Krems");
    expect(address({ address: "Am Anger 7, 3500", postcode: "3500" })).toBe("Am Anger 7, 3500, Krems");
    // The street is named after the town.
    expect(address({ address: "Kremser Straße 5", postcode: "3500", city: "Krems" })).toBe(
      "Kremser Straße 5, 3500 Krems",
    );
  });

  test("stays as it is if it names the town, or there is nothing to add", () => {
    const whole = "Am Anger 7, 3500 KREMS, Austria";
    expect(address({ address: whole, postcode: "3500" })).toBe(whole);
    expect(address({ address: "Am Anger 7", city: "", lat: "48.41", lon: "15.61" })).toBe("Am Anger 7");
  });
});

test("a row of another length than the header is refused", () => {
  const csv = {
    file: "a.csv",
    encoding: "utf-8",
    isEncodingGuessed: false,
    delimiter: ",",
    header: ["name", "city"],
    async *rows() {},
  };
  const row = rowReader(csv, guessMapping(csv.header))({ row: 3, cells: ["Korn"] });
  expect(row).toMatchObject({
    row: 3,
    name: "Korn",
    skipped: "another number of cells than the header",
    detail: "1 instead of 2",
  });
});

test("cells that can't be right are left out, with their row and the reason", () => {
  const { notes, ...rest } = listing({
    phone: "4,32733E+11",
    website: "javascript:alert(1)",
    facebook: "https://evil.example/korn",
    opening_hours: "whenever",
    description: "x".repeat(2_001),
    address: "y".repeat(301),
  });
  expect(rest).toMatchObject({ phoneNumber: "", website: "", description: "", address: "" });
  expect(notes.map(({ about }) => about).toSorted()).toEqual([
    "address",
    "description",
    "opening hours",
    "phone",
    "social media",
    "website",
  ]);
  for (const { text } of notes) expect(text).toMatch(/^row 7, Mohn & Rose: /);
});

test("a huge name is refused, and the report doesn't repeat it", () => {
  const row = read({ name: "z".repeat(500_000), category: "florist", city: "Krems", country: "AT" });
  expect(row).toMatchObject({ skipped: "too long a name", name: "z".repeat(60) });
});

test("without an id, a row is recognised by its name and address, however they are spelt", () => {
  const id = (cells: Record<string, string>) => listing(cells).sourceId;
  const first = id({ street: "Am Anger", housenumber: "7" });
  expect(id({ name: "MOHN & ROSE", street: "am anger", housenumber: "7", phone: "02732 555" })).toBe(first);
  expect(id({ street: "Am Anger", housenumber: "9" })).not.toBe(first);
  expect(id({ name: "Rose & Mohn", street: "Am Anger", housenumber: "7" })).not.toBe(first);
});

test("check 44: markup in cells stays text, and what a terminal would obey isn't printed", () => {
  const { name, notes } = listing({ name: "<img onerror=alert(1)> Korn", phone: "\u001b[2Jabc" });
  expect(name).toBe("<img onerror=alert(1)> Korn");
  expect(notes[0]!.text).not.toMatch(/\p{Cc}/u);
});

test.each([" ".repeat(200_000), "48.4,".repeat(40_000), "1".repeat(200_000), "POINT (".repeat(30_000)])(
  "check 51: pathological coordinates are refused within 100 ms",
  (coordinates) => {
    listing({});
    const began = performance.now();
    listing({ coordinates });
    expect(performance.now() - began).toBeLessThan(100);
  },
);
