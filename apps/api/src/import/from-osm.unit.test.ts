import { describe, expect, test } from "vitest";
import { demoCategories } from "../demo/data.ts";
import { categoriesOf, knownCategories } from "./categories.ts";
import { listingFrom } from "./from-osm.ts";
import { listingSchema } from "./listing.ts";
import { hoursNotGiven } from "./osm-opening-hours.ts";
import type { Feature } from "./read-geojson.ts";

const krems = { type: "Point", coordinates: [15.61, 48.41] };
const feature = (properties: Record<string, unknown>, more: Partial<Feature> = {}): Feature => ({
  id: "n1",
  geometry: krems,
  properties: { name: "Lindenhof", tourism: "hotel", ...properties },
  ...more,
});
function listing(properties: Record<string, unknown>, more: Partial<Feature> = {}) {
  const read = listingFrom(feature(properties, more));
  if ("skipped" in read) throw new Error(`skipped: ${read.skipped}`);
  return { ...read.listing, notes: read.notes };
}
const skipped = (properties: Record<string, unknown>, more: Partial<Feature> = {}) => {
  const read = listingFrom(feature(properties, more));
  return "skipped" in read ? read.skipped : null;
};

test("a whole listing", () => {
  const read = listing({
    "name:de": "Lindenhof",
    "addr:street": "Am Anger",
    "addr:housenumber": "7",
    "addr:postcode": "3500",
    "addr:city": "Krems",
    "addr:country": "AT",
    opening_hours: "Mo-Fr 09:00-17:00",
    website: "https://lindenhof.example/feste",
    phone: "+43 2732 555 01",
    "contact:instagram": "https://www.instagram.com/lindenhof.krems/",
    "contact:facebook": "lindenhofkrems",
  });
  expect(read).toMatchObject({
    sourceId: "node/1",
    name: "Lindenhof",
    nameSlug: "lindenhof",
    language: "de",
    category: ["venues"],
    place: { id: "krems-an-der-donau-at" },
    phoneNumber: "+43 2732 555 01",
    website: "https://lindenhof.example/feste",
    address: "Am Anger 7, 3500 Krems",
    socialMedia: [
      { platform: "facebook", username: "lindenhofkrems" },
      { platform: "twitter", username: "" },
      { platform: "instagram", username: "lindenhof.krems" },
    ],
    timeZone: "Europe/Vienna",
    latitude: 48.41,
    longitude: 15.61,
    notes: [],
  });
  expect(read.openingHours[0]).toEqual({ day: "Monday", openTime: "09:00", closeTime: "17:00" });
  const { notes: _, ...sent } = read;
  expect(listingSchema.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
});

describe("categories", () => {
  test.each([
    [{ tourism: "hotel" }, ["venues"]],
    [{ historic: "castle" }, ["venues"]],
    [{ amenity: "events_venue" }, ["venues"]],
    [{ amenity: "register_office" }, ["venues"]],
    [{ shop: "florist" }, ["florists"]],
    [{ shop: "confectionery", amenity: "cafe" }, ["cakes"]],
    [{ shop: "bakery;pastry" }, ["cakes"]],
    [{ shop: "bakery", pastry: "yes" }, ["cakes"]],
    [{ amenity: "restaurant", cuisine: "regional;seafood" }, ["catering"]],
    [{ amenity: "restaurant", reservation: "recommended" }, ["catering"]],
    [{ amenity: "events_venue", building: "church" }, ["venues"]],
    [{ craft: "caterer" }, ["catering"]],
    [{ tourism: "hotel", amenity: "restaurant" }, ["venues", "catering"]],
    [{ shop: "clothes", clothes: "women;wedding" }, ["dresses"]],
    [{ shop: "clothes", clothes: "suits" }, ["suits"]],
    [{ shop: "hairdresser" }, ["hair"]],
    [{ shop: "beauty" }, ["make-up"]],
    [{ shop: "beauty;hairdresser" }, ["hair", "make-up"]],
    [{ shop: "jewelry" }, ["jewellers"]],
    [{ craft: "photographer" }, ["photographers"]],
    [{ shop: "stationery", wedding: "yes" }, ["stationery"]],
    [{ shop: "travel_agency" }, ["honeymoons"]],
    [{ shop: "clothes" }, []],
    [{ shop: "shoes" }, []],
    [{ leisure: "park" }, []],
    [{ amenity: "cafe" }, []],
    [{ historic: "castle", ruins: "yes" }, []],
    [{ tourism: "hotel", access: "private" }, []],
    [{}, []],
  ])("%o", (tags, categories) => {
    expect(categoriesOf(tags as Record<string, string>)).toEqual(categories);
  });

  test.each<[string, Record<string, string>]>([
    ["a church", { amenity: "place_of_worship", religion: "christian", building: "church" }],
    ["a chapel", { amenity: "place_of_worship", building: "chapel" }],
    ["a historic church", { historic: "church", tourism: "attraction" }],
    ["a castle's chapel", { historic: "castle", amenity: "place_of_worship" }],
    ["a castle's gate", { historic: "castle", barrier: "entrance" }],
    ["a cemetery", { landuse: "cemetery", historic: "manor" }],
    ["a graveyard", { amenity: "grave_yard" }],
    ["a shrine", { historic: "wayside_shrine" }],
    ["a snack bar", { amenity: "fast_food", cuisine: "regional" }],
    ["a stall", { amenity: "restaurant", cuisine: "regional", street_vendor: "yes" }],
    ["a kiosk", { shop: "kiosk;confectionery" }],
    ["a florist's kiosk", { shop: "florist", building: "kiosk" }],
    ["a pizzeria", { amenity: "restaurant", cuisine: "pizza;regional" }],
    ["a restaurant without further tags", { amenity: "restaurant" }],
    ["a bread baker", { shop: "bakery" }],
    ["a stationer", { shop: "stationery" }],
    ["a nail bar", { shop: "beauty", beauty: "nails" }],
    ["a gift shop", { shop: "gift" }],
  ])("%s isn't a wedding vendor", (_what, tags) => {
    expect(categoriesOf(tags)).toEqual([]);
  });

  test("all exist", () => {
    const slugs = demoCategories().map(({ slug }) => slug);
    expect(knownCategories.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});

describe("a feature that can't become a listing is skipped with the reason", () => {
  test.each([
    ["no category", { tourism: "viewpoint" }, {}],
    ["no name", { name: undefined }, {}],
    ["no name", { name: " \u200b " }, {}],
    ["no name", { name: "—" }, {}],
    ["control characters", { name: "Linden\u0000hof" }, {}],
    ["control characters", { name: "Linden\nhof" }, {}],
    ["control characters", { name: "Linden\ud800hof" }, {}],
    ["too long a name", { name: "Lindenhof ".repeat(20) }, {}],
    ["no coordinates", {}, { geometry: null }],
    ["no city near", {}, { geometry: { type: "Point", coordinates: [3, 56] } }],
    ["no id", {}, { id: undefined as never }],
    ["no id", {}, { id: "7; drop" }],
  ])("%s", (reason, properties, more) => {
    expect(skipped(properties, more as Partial<Feature>)).toBe(reason);
  });
});

test("ids can have any format that the tools write", () => {
  const idOf = (id: string | number | undefined, properties = {}) => listing(properties, { id: id as string }).sourceId;
  expect(idOf("n12")).toBe("node/12");
  expect(idOf("w12")).toBe("way/12");
  expect(idOf("r12")).toBe("relation/12");
  expect(idOf("a12")).toBe("way/6");
  expect(idOf("a13")).toBe("relation/6");
  expect(idOf("way/12")).toBe("way/12");
  expect(idOf(undefined, { "@id": "node/12" })).toBe("node/12");
  expect(idOf(12, { "@type": "way" })).toBe("way/12");
});

test("50. invisible characters are removed, and mixed scripts are flagged", () => {
  const read = listing({ name: "Lіnden\u200bhof" }); // a Cyrillic і
  expect(read.name).toBe("Lіndenhof");
  expect(read.notes).toEqual([{ about: "name", text: "Lіndenhof: letters of several scripts in one word" }]);
});

test("the language is the tag's, the country's own if several tags have one, und if none does", () => {
  expect(listing({}).language).toBe("und");
  expect(listing({ "name:en": "Linden Court" }).language).toBe("und");
  expect(listing({ "name:sl": "Lindenhof" }).language).toBe("sl");
  expect(listing({ "name:en": "Lindenhof", "name:de": "Lindenhof" }).language).toBe("de");
  expect(listing({ "name:en": "Lindenhof", "name:fr": "Lindenhof" }).language).toBe("und");
  expect(listing({ "name:etymology": "Lindenhof" }).language).toBe("und");
});

test("names in other scripts are transliterated, or replaced by the id", () => {
  expect(listing({ name: "Конак под липама" }).nameSlug).toBe("konak-pod-lipama");
  expect(listing({ name: "京都の庭", "name:en": "Garden of Kyoto" }).nameSlug).toBe("garden-of-kyoto");
  expect(listing({ name: "京都の庭" }).nameSlug).toBe("");
});

describe("websites", () => {
  test("45. only http and https addresses are imported, and the rest are reported", () => {
    for (const website of [
      "javascript:alert(1)",
      "java&#x73;cript:alert(1)",
      "data:text/html,x",
      "ftp://lindenhof.example",
      "mailto:a@lindenhof.example",
      "https:evil",
      "//evil.example",
      "https://lindenhof.example@evil.example/",
      "https://lindenhof",
      "https://linden hof.example",
      "\thttps://",
    ]) {
      const read = listing({ website });
      expect(read.website, website).toBe("");
      expect(read.notes, website).toMatchObject([{ about: "website" }]);
    }
  });

  test("an address without a protocol is on the web", () => {
    expect(listing({ website: "www.lindenhof.example" }).website).toBe("http://www.lindenhof.example/");
    expect(listing({ "contact:website": "lindenhof.example/feste" }).website).toBe("http://lindenhof.example/feste");
  });

  test("51. a pathological value is refused within 100 ms", () => {
    for (const website of ["a.".repeat(50_000), `${"a-".repeat(50_000)}!`, `www.${"a".repeat(100_000)} `]) {
      // The best of three, since other work on the machine isn't the pattern's fault.
      const spent = Array.from({ length: 3 }, () => {
        const began = performance.now();
        expect(listing({ website }).website).toBe("");
        return performance.now() - began;
      });
      expect(Math.min(...spent), website.slice(0, 20)).toBeLessThan(100);
    }
  });
});

test("phone numbers are numbers", () => {
  for (const phone of ["+43 2732 555 01", "02732/55501", "(+377) 93 50 80 14", "+(377) 9 33 02 77 0"]) {
    expect(listing({ phone }).phoneNumber).toBe(phone);
  }
  expect(listing({ phone: "+43 1 555; +43 2 555" }).phoneNumber).toBe("+43 1 555");
  expect(listing({ phone: "call Anna" })).toMatchObject({ phoneNumber: "", notes: [{ about: "phone" }] });
});

test("accounts are names, whether written as a name or as an address", () => {
  const account = (value: string) => listing({ "contact:facebook": value }).socialMedia[0]!.username;
  expect(account("https://www.facebook.com/lindenhof")).toBe("lindenhof");
  expect(account("facebook.com/lindenhof/about")).toBe("lindenhof");
  expect(account("https://facebook.com/pages/Lindenhof/12345")).toBe("12345");
  expect(account("https://www.facebook.com/people/Lindenhof/61551234567890/")).toBe("61551234567890");
  expect(account("https://m.facebook.com/profile.php?id=100012345678&ref=hl")).toBe("100012345678");
  expect(account("@lindenhof")).toBe("lindenhof");
  for (const nonsense of [
    "https://evil.example/lindenhof",
    "javascript:alert(1)",
    "facebook.com",
    "https://www.facebook.com/profile.php",
    "profile.php",
    "https://www.facebook.com/people/Lindenhof",
  ])
    expect(account(nonsense)).toBe("");
});

test("addresses follow the country's format", () => {
  const address = (properties: Record<string, string>) => listing(properties).address;
  expect(address({ "addr:street": "Rue des Tilleuls", "addr:housenumber": "4" })).toBe("4 Rue des Tilleuls");
  expect(address({ "addr:street": "Lime Street", "addr:housenumber": "4", "addr:country": "GB" })).toBe(
    "4 Lime Street",
  );
  expect(address({ "addr:city": "Krems", "addr:postcode": "3500" })).toBe("3500 Krems");
  expect(address({ "addr:full": "Am Anger 7, Krems" })).toBe("Am Anger 7, Krems");
  expect(listing({ "addr:full": "Am\u0000Anger" })).toMatchObject({ address: "", notes: [{ about: "address" }] });
});

test("opening hours that don't fit into a week are left out and reported word for word", () => {
  const read = listing({ opening_hours: "Apr-Oct 10:00-18:00" });
  expect(read.openingHours).toEqual(hoursNotGiven());
  expect(read.notes).toEqual([
    { about: "opening hours", text: 'Lindenhof: differs from week to week: "Apr-Oct 10:00-18:00"' },
  ]);
});

test("an unknown town in the address is reported, and the nearest town is used", () => {
  expect(listing({ "addr:city": "Krems" })).toMatchObject({ place: { id: "krems-an-der-donau-at" }, notes: [] });
  const read = listing({ "addr:city": "Atlantis" });
  expect(read.place.id).toBe("krems-an-der-donau-at");
  expect(read.notes).toEqual([{ about: "city", text: '"Atlantis": Krems an der Donau' }]);
});

test.each(["off", "closed", "Mo-Su off", 'off "winter"', "Mo-Fr off; Sa,Su off"])(
  "a week that is closed throughout (%s) counts as not given",
  (opening_hours) => {
    const read = listing({ opening_hours });
    expect(read.openingHours).toEqual(hoursNotGiven());
    expect(read.notes).toMatchObject([{ about: "opening hours", text: expect.stringMatching(/closed all week/) }]);
  },
);

test("anything the week leaves out is reported", () => {
  expect(listing({ opening_hours: "Mo-Fr 10:00-18:00; PH off" }).notes).toEqual([
    { about: "opening hours beyond the week", text: 'Lindenhof: holidays: "Mo-Fr 10:00-18:00; PH off"' },
  ]);
});
