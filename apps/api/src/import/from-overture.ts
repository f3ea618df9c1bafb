// Turns a place of Overture Maps (https://docs.overturemaps.org/schema/reference/places/place/) into a listing, or says
// why it isn't one.
import { middleOf } from "./geometry.ts";
import type { Source } from "./listing.ts";
import { addressIn, makeListing, platformOf, type Read, type SaidAddress, skippedAs } from "./make-listing.ts";
import { categoriesOfOverture } from "./overture-categories.ts";
import type { Feature } from "./read-geojson.ts";

/**
 * Overture's confidence that a place exists, from 0 to 1, which is their means of leaving out the many that don't
 * (https://docs.overturemaps.org/guides/places/). Some have none; that says nothing against them.
 */
const leastConfidence = 0.7;

type Values = Readonly<Record<string, unknown>>;

/** Whether a feature is one of Overture's places: only they have names by kind. */
export function isOverture({ properties }: Feature): boolean {
  const { names, categories, taxonomy, confidence } = properties;
  return (
    typeof textIn(names, "primary") === "string" &&
    (isValues(valueOf(categories)) || isValues(valueOf(taxonomy)) || confidence !== undefined)
  );
}

export function listingFromOverture(feature: Feature): Read {
  const { properties } = feature;
  const name = textIn(properties["names"], "primary") ?? "";
  const id = feature.id ?? properties["id"];
  const sourceId = typeof id === "string" && /^[\w:.-]{1,100}$/.test(id) ? id : null;
  const phones = textsOf(properties["phones"]);
  const websites = textsOf(properties["websites"]);
  const socials = textsOf(properties["socials"]);
  const [primary, ...others] = categoryNames(properties);

  const status = properties["operating_status"];
  const confidence = properties["confidence"];
  const category = categoriesOfOverture(primary ?? "", others, { canBeReached: phones.length + websites.length > 0 });
  // The report only counts places that would have become listings.
  if (category.length > 0) {
    if (typeof status === "string" && status !== "open") return skippedAs("closed", { name, sourceId });
    if (typeof confidence === "number" && confidence < leastConfidence)
      return skippedAs("too uncertain to exist", { name, sourceId });
  }
  return makeListing({
    source: sourceOf(properties),
    sourceId,
    name,
    spellings: [commonName(properties["names"], "en")],
    category,
    point: middleOf(feature.geometry),
    phone: phones[0],
    website: websites.find((website) => !platformOf(website)) ?? websites[0],
    socials: Object.fromEntries(
      // The first of each network comes last, and stays.
      [...socials, ...websites].toReversed().flatMap((url) => {
        const platform = platformOf(url);
        return platform ? [[platform, url]] : [];
      }),
    ),
    address: addressOf(properties["addresses"]),
  });
}

/** Its category and its further ones, by their newer names if it has them. */
function categoryNames(properties: Values): string[] {
  for (const value of [valueOf(properties["taxonomy"]), valueOf(properties["categories"])]) {
    const primary = textIn(value, "primary");
    if (primary === undefined || !isValues(value)) continue;
    return [primary, ...textsOf(value["alternates"]), ...textsOf(value["alternate"])];
  }
  return [];
}

function addressOf(addresses: unknown): SaidAddress {
  const list = valueOf(addresses);
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  if (!isValues(first)) return {};
  const [freeform, city, postcode] = ["freeform", "locality", "postcode"].map((key) => textIn(first, key));
  const country = /^[A-Za-z]{2}$/.exec(textIn(first, "country") ?? "")?.[0];
  return addressIn(freeform, { city, postcode, country });
}

const overture: Source = {
  id: "overture",
  holders: ["Overture Maps Foundation"],
  licences: ["CDLA Permissive 2.0"],
  url: "https://docs.overturemaps.org/attribution/",
};

/** Licences as people know them, by their SPDX identifiers. */
const licences: Readonly<Record<string, string>> = {
  "CDLA-Permissive-2.0": "CDLA Permissive 2.0",
  "Apache-2.0": "Apache 2.0",
  "ODbL-1.0": "ODbL",
  "CC0-1.0": "CC0",
  "CC-BY-4.0": "CC BY 4.0",
};

/** Overture's places are made from several sources, each with a licence of its own. */
function sourceOf(properties: Values): Source {
  const list = valueOf(properties["sources"]);
  const sources = Array.isArray(list) ? list.filter(isValues) : [];
  const isOsm = sources.some((source) => textIn(source, "dataset") === "OpenStreetMap");
  const found = sources.flatMap((source) => {
    const licence = textIn(source, "license");
    return licence === undefined || licence.length > 100 ? [] : [licences[licence] ?? licence];
  });
  if (found.length === 0 && !isOsm) return overture;
  return {
    ...overture,
    holders: [...overture.holders, ...(isOsm ? ["OpenStreetMap contributors"] : [])],
    licences: [...new Set([...overture.licences, ...found, ...(isOsm ? ["ODbL"] : [])])].slice(0, 20),
  };
}

/** Names in other languages: an object, or pairs where a tool couldn't write one. */
function commonName(names: unknown, language: string): string | undefined {
  const value = valueOf(names);
  const common = isValues(value) ? valueOf(value["common"]) : undefined;
  if (isValues(common)) return textIn(common, language);
  const pair: unknown = Array.isArray(common)
    ? common.find((each: unknown) => Array.isArray(each) && each[0] === language)
    : undefined;
  return Array.isArray(pair) && typeof pair[1] === "string" ? pair[1] : undefined;
}

/** Some tools write what is nested as JSON within a text. */
function valueOf(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function textIn(value: unknown, key: string): string | undefined {
  const values = valueOf(value);
  const text = isValues(values) ? values[key] : undefined;
  return typeof text === "string" && text.trim() !== "" ? text.trim() : undefined;
}

function textsOf(value: unknown): string[] {
  const list = valueOf(value);
  return Array.isArray(list)
    ? list.filter((each): each is string => typeof each === "string" && each.trim() !== "").map((each) => each.trim())
    : [];
}
