import { describe, expect, test } from "vitest";
import { demoCategories } from "../demo/data.ts";
import { isOverture, listingFromOverture } from "./from-overture.ts";
import { listingSchema } from "./listing.ts";
import { categoriesOfOverture, overtureCategories } from "./overture-categories.ts";
import type { Feature } from "./read-geojson.ts";

const feature = (properties: Record<string, unknown> = {}, more: Partial<Feature> = {}): Feature => ({
  id: "08f2a0c6-3ab1-4c5e-9d1f-0a1b2c3d4e5f",
  geometry: { type: "Point", coordinates: [15.61, 48.41] },
  properties: {
    theme: "places",
    type: "place",
    names: { primary: "Mohn & Rose", common: null, rules: null },
    taxonomy: { primary: "florist", hierarchy: ["shopping", "florist"], alternates: null },
    confidence: 0.95,
    operating_status: "open",
    ...properties,
  },
  ...more,
});
function listing(properties: Record<string, unknown> = {}, more: Partial<Feature> = {}) {
  const read = listingFromOverture(feature(properties, more));
  if ("skipped" in read) throw new Error(`skipped: ${read.skipped}`);
  return { ...read.listing, notes: read.notes };
}
const skipped = (properties: Record<string, unknown>, more: Partial<Feature> = {}) => {
  const read = listingFromOverture(feature(properties, more));
  return "skipped" in read ? read.skipped : null;
};

test("a whole place", () => {
  const { notes, ...whole } = listing({
    websites: ["https://www.facebook.com/mohnrose", "https://mohn-rose.example/"],
    socials: ["https://www.facebook.com/107663894904826", "https://www.instagram.com/mohnrose"],
    phones: ["+43273283456", "+436641234567"],
    emails: ["rosa@mohn-rose.example"],
    addresses: [
      { freeform: "Obere Landstraße 12", locality: "Krems", postcode: "3500", region: "AT-3", country: "AT" },
      { freeform: "Elsewhere 1", locality: "Linz", country: "AT" },
    ],
  });
  expect(listingSchema.parse(whole)).toMatchObject({
    source: { id: "overture", holders: ["Overture Maps Foundation"], licences: ["CDLA Permissive 2.0"] },
    sourceId: "08f2a0c6-3ab1-4c5e-9d1f-0a1b2c3d4e5f",
    name: "Mohn & Rose",
    nameSlug: "mohn-rose",
    category: ["florists"],
    place: { id: "krems-an-der-donau-at" },
    phoneNumber: "+43273283456",
    website: "https://mohn-rose.example/",
    address: "Obere Landstraße 12, 3500 Krems",
    socialMedia: [
      { platform: "facebook", username: "107663894904826" },
      { platform: "twitter", username: "" },
      { platform: "instagram", username: "mohnrose" },
    ],
    timeZone: "Europe/Vienna",
    latitude: 48.41,
    longitude: 15.61,
  });
  expect(JSON.stringify(whole)).not.toContain("rosa@");
  expect(notes).toEqual([]);
});

test("places are told from OpenStreetMap's by their shape", () => {
  expect(isOverture(feature())).toBe(true);
  expect(isOverture(feature({ taxonomy: null, categories: { primary: "florist" } }))).toBe(true);
  expect(isOverture({ id: "n1", geometry: null, properties: { name: "Mohn", shop: "florist" } })).toBe(false);
  expect(isOverture({ id: "n1", geometry: null, properties: { names: "Mohn", categories: "florist" } })).toBe(false);
});

test("tools that can't write what is nested write it as text", () => {
  const flat = {
    names: '{"primary": "Mohn & Rose"}',
    taxonomy: '{"primary": "florist"}',
    addresses: '[{"freeform": "Am Anger 7", "locality": "Krems"}]',
    phones: '["+43273283456"]',
  };
  expect(isOverture(feature(flat))).toBe(true);
  expect(listing(flat)).toMatchObject({
    name: "Mohn & Rose",
    address: "Am Anger 7, Krems",
    phoneNumber: "+43273283456",
  });
  expect(skipped({ taxonomy: "{broken" })).toBe("no category");
});

test("an address that says it all isn't repeated", () => {
  const address = (freeform: string) =>
    listing({ addresses: [{ freeform, locality: "Krems", postcode: "3500" }] }).address;
  expect(address("Am Anger 7, 3500 Krems, Austria")).toBe("Am Anger 7, 3500 Krems, Austria");
  expect(address("Am Anger 7, 3500")).toBe("Am Anger 7, 3500, Krems");
  expect(listing({ addresses: [{ locality: "Krems", postcode: "3500" }] }).address).toBe("3500 Krems");
});

test("a name in letters that can't be transliterated is addressed by its English one", () => {
  const names = { primary: "京都の花", common: { en: "Kyoto Flowers" } };
  expect(listing({ names }).nameSlug).toBe("kyoto-flowers");
  expect(listing({ names: { ...names, common: [["en", "Kyoto Flowers"]] } }).nameSlug).toBe("kyoto-flowers");
});

describe("what can't be relied on is left out", () => {
  test.each([
    ["closed for good", { operating_status: "permanently_closed" }, "closed"],
    ["closed for now", { operating_status: "temporarily_closed" }, "closed"],
    ["hardly anyone saw it", { confidence: 0.42 }, "too uncertain to exist"],
    ["no name", { names: { primary: " " } }, "no name"],
    ["a business for nothing we list", { taxonomy: { primary: "gas_station" }, confidence: 0.1 }, "no category"],
  ])("%s", (_, properties, reason) => {
    expect(skipped(properties)).toBe(reason);
  });

  test("check 44: the names of places that are left out are cleaned before they are printed", () => {
    for (const [properties, reason] of [
      [{ operating_status: "permanently_closed" }, "closed"],
      [{ confidence: 0.42 }, "too uncertain to exist"],
    ] as const) {
      const named = (primary: string) => listingFromOverture(feature({ ...properties, names: { primary } }));
      expect(named("\u001b[2JMohn")).toMatchObject({ skipped: reason, name: "" });
      expect(named("Mohn\u202e  Rose")).toMatchObject({ skipped: reason, name: "Mohn Rose" });
    }
  });

  test("no id, no point", () => {
    expect(skipped({}, { id: 7 })).toBe("no id");
    expect(skipped({}, { geometry: null })).toBe("no coordinates");
  });

  test("unless nothing is known against it", () => {
    expect(skipped({ confidence: null, operating_status: null })).toBe(null);
    expect(skipped({ confidence: 0.7 })).toBe(null);
  });
});

test("whose data it is made from, and under which licences, is kept", () => {
  const of = (...sources: unknown[]) => listing({ sources }).source;
  expect(
    of(
      { property: "", dataset: "meta", license: "CDLA-Permissive-2.0", record_id: "1" },
      { property: "", dataset: "Foursquare", license: "Apache-2.0" },
      { property: "", dataset: "new", license: "MIT" },
      { property: "", dataset: "unsaid", license: null },
    ),
  ).toMatchObject({ holders: ["Overture Maps Foundation"], licences: ["CDLA Permissive 2.0", "Apache 2.0", "MIT"] });
  expect(of({ property: "", dataset: "OpenStreetMap", license: "ODbL-1.0" })).toMatchObject({
    holders: ["Overture Maps Foundation", "OpenStreetMap contributors"],
    licences: ["CDLA Permissive 2.0", "ODbL"],
  });
});

describe("which of its categories are for weddings", () => {
  const reached = { canBeReached: true };

  test.each([
    ["bridal_shop", [], ["dresses"]],
    ["wedding_planning", [], ["planners"]],
    ["party_and_event_planning", [], ["planners"]],
    ["event_venue", [], ["venues"]],
    ["venue_and_event_space", [], ["venues"]],
    ["hotel", ["resort"], ["venues"]],
    ["photographer", ["videographer", "advertising_agency"], ["photographers", "videographers"]],
    ["event_photography_service", [], ["photographers"]],
    ["caterer", ["gas_station_sushi"], ["catering"]],
    ["flowers_and_gifts_shop", ["florist"], ["florists"]],
    ["austrian_restaurant", ["venue_and_event_space"], ["catering", "venues"]],
    ["clothing_store", ["bridal_shop"], ["dresses"]],
    ["church_cathedral", ["wedding_chapel"], ["venues"]],
    ["beauty_salon", ["hair_salon"], ["make-up", "hair"]],
    ["castle", [], ["venues"]],
  ])("%s with %j is %j", (primary, others, expected) => {
    expect(categoriesOfOverture(primary, others, reached)).toEqual(expected);
  });

  test.each([
    ["restaurant", []],
    ["pizza_restaurant", ["bar"]],
    ["fast_food_restaurant", ["caterer"]],
    ["gas_station", ["florist"]],
    ["grocery_store", ["florist"]],
    ["flowers_and_gifts_shop", ["gift_shop"]],
    ["jewelry_repair_service", []],
    ["wholesale_florist", ["florist"]],
    ["funeral_service", ["florist"]],
    ["beauty_salon", ["nail_salon"]],
    ["church_cathedral", []],
    ["landmark_and_historical_building", ["castle"]],
    ["real_estate_photography", ["photographer"]],
    ["", []],
  ])("%s with %j is nothing", (primary, others) => {
    expect(categoriesOfOverture(primary, others, reached)).toEqual([]);
  });

  test("a castle where no one can be reached is a ruin or a sight", () => {
    expect(categoriesOfOverture("castle", [], { canBeReached: false })).toEqual([]);
    const castle = { names: { primary: "Burg" }, taxonomy: { primary: "castle" } };
    expect(skipped(castle)).toBe("no category");
    expect(listing({ ...castle, websites: ["https://burg.example"] }).category).toEqual(["venues"]);
  });

  test("only categories that we have", () => {
    const ours = new Set(demoCategories().map(({ slug }) => slug));
    expect(overtureCategories.filter((slug) => !ours.has(slug))).toEqual([]);
  });
});
