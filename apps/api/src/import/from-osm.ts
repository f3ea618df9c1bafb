// Turns an OpenStreetMap feature into a listing, or says why it isn't one.
import { cleanName } from "../text/clean-name.ts";
import { categoriesOf, type Tags } from "./categories.ts";
import { middleOf } from "./geometry.ts";
import type { Source } from "./listing.ts";
import { makeListing, type Read } from "./make-listing.ts";
import type { Feature } from "./read-geojson.ts";

export const osm: Source = {
  id: "osm",
  holders: ["OpenStreetMap contributors"],
  licences: ["ODbL"],
  url: "https://www.openstreetmap.org/copyright",
};

export function listingFrom(feature: Feature): Read {
  const tags = tagsOf(feature);
  const first = (...keys: string[]) => firstOf(tags, keys);
  const whole = (...keys: string[]) => keys.map((key) => tags[key] ?? "").find((text) => text.trim() !== "");
  return makeListing({
    source: osm,
    sourceId: sourceIdOf(feature),
    name: tags["name"] ?? "",
    spellings: [tags["int_name"], tags["name:en"], tags["name:latin"]],
    language: (name, country) => languageOf(name, tags, country),
    category: categoriesOf(tags),
    point: middleOf(feature.geometry),
    phone: first("phone", "contact:phone", "contact:mobile", "mobile"),
    website: first("website", "contact:website", "url", "contact:url"),
    socials: {
      facebook: first("contact:facebook", "facebook"),
      twitter: first("contact:twitter", "twitter"),
      instagram: first("contact:instagram", "instagram"),
    },
    address: {
      full: whole("addr:full", "contact:addr:full"),
      number: whole("addr:housenumber", "contact:housenumber"),
      street: whole("addr:street", "contact:street", "addr:place", "addr:housename"),
      postcode: whole("addr:postcode", "contact:postcode"),
      city: whole("addr:city", "contact:city"),
      country: tags["addr:country"],
    },
    openingHours: tags["opening_hours"],
  });
}

// Values may be numbers or nested if another tool wrote the file.
function tagsOf(feature: Feature): Tags {
  const { properties } = feature;
  const nested = properties["tags"];
  const source = typeof nested === "object" && nested !== null ? { ...properties, ...nested } : properties;
  return Object.fromEntries(
    Object.entries(source).flatMap(([key, value]) =>
      typeof value === "string" || typeof value === "number" ? [[key, String(value)]] : [],
    ),
  );
}

const kinds: Record<string, string> = { n: "node", w: "way", r: "relation" };

/** osmium writes n1, w1, r1 or, for areas, a2 (of way 1) and a3 (of relation 1); Overpass writes node/1. */
function sourceIdOf(feature: Feature): string | null {
  const id = String(feature.id ?? feature.properties["@id"] ?? "");
  const spelt = /^(node|way|relation)\/(\d{1,15})$/.exec(id);
  if (spelt) return id;
  const short = /^([nwr])(\d{1,15})$/.exec(id);
  if (short) return `${kinds[short[1]!]}/${short[2]}`;
  const area = /^a(\d{1,15})$/.exec(id);
  if (area) {
    const number = Number(area[1]);
    return number % 2 === 0 ? `way/${number / 2}` : `relation/${(number - 1) / 2}`;
  }
  const type = feature.properties["@type"] ?? feature.properties["type"];
  return /^\d{1,15}$/.test(id) && typeof type === "string" && Object.values(kinds).includes(type)
    ? `${type}/${id}`
    : null;
}

/** The language in which, according to a tag, this is the name; if there are several, the country's own. */
function languageOf(name: string, tags: Tags, country: string): string {
  const found = Object.entries(tags).flatMap(([key, value]) => {
    const code = /^name:([a-z]{2,3}(?:-[A-Za-z]{2,8})?)$/.exec(key)?.[1];
    return code !== undefined && cleanName(value) === name && isLanguage(code) ? [code] : [];
  });
  if (found.length <= 1) return found[0] ?? "und";
  const own = new Intl.Locale(`und-${country}`).maximize().language;
  return found.find((code) => code.split("-")[0] === own) ?? "und";
}

function isLanguage(code: string): boolean {
  try {
    return new Intl.Locale(code).language !== undefined;
  } catch {
    return false;
  }
}

const firstOf = (tags: Tags, keys: readonly string[]) => {
  const key = keys.find((candidate) => (tags[candidate] ?? "").trim() !== "");
  return key === undefined ? undefined : tags[key]!.split(";")[0]!.trim();
};
