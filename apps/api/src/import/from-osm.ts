// Turns an OpenStreetMap feature into a listing, or says why it isn't one.
import type { OpeningHoursEntry } from "../database/schema.ts";
import { categoriesOf, type Tags } from "./categories.ts";
import { middleOf } from "./geometry.ts";
import { type Listing, maxAddressLength, maxNameLength, type Note, type SkipReason } from "./listing.ts";
import { cleanName } from "../text/clean-name.ts";
import { hasMixedScripts, isSpelt, isUnsound, slugOf } from "./names.ts";
import { hoursNotGiven, weekFromOsm, type WeekOrReason } from "./osm-opening-hours.ts";
import { placeAt, timeZoneAt } from "./places.ts";
import type { Feature } from "./read-geojson.ts";

export type Read = { listing: Listing; notes: Note[] } | { skipped: SkipReason; name: string; sourceId: string | null };

export function listingFrom(feature: Feature): Read {
  const tags = tagsOf(feature);
  const sourceId = sourceIdOf(feature);
  const rawName = tags["name"] ?? "";
  const skip = (skipped: SkipReason): Read => ({
    skipped,
    name: isUnsound(rawName) ? "" : cleanName(rawName),
    sourceId,
  });

  const category = categoriesOf(tags);
  if (category.length === 0) return skip("no category");
  const name = cleanName(rawName);
  if (!/[\p{L}\p{N}]/u.test(name)) return skip(isUnsound(rawName) ? "control characters" : "no name");
  if (isUnsound(rawName)) return skip("control characters");
  if (name.length > maxNameLength) return skip("too long a name");
  if (sourceId === null) return skip("no id");
  const point = middleOf(feature.geometry);
  if (point === null) return skip("no coordinates");
  const found = placeAt(point, {
    country: tags["addr:country"]?.toUpperCase(),
    city: cleanName(firstOf(tags, ["addr:city", "contact:city"]) ?? ""),
  });
  if (found === null) return skip("no city near");
  const { place, unknownCity } = found;

  const notes: Note[] = [];
  const note = (about: Note["about"], text: string) => notes.push({ about, text: `${name}: ${text}` });
  if (unknownCity !== undefined) notes.push({ about: "city", text: `${shown(unknownCity)}: ${place.name}` });
  if (hasMixedScripts(name)) note("name", "letters of several scripts in one word");
  return {
    listing: {
      sourceId,
      name,
      nameSlug: nameSlugOf(name, tags),
      language: languageOf(name, tags, place.country),
      category,
      place,
      phoneNumber: phoneOf(tags, note),
      website: websiteOf(tags, note),
      address: addressOf(tags, note),
      socialMedia: socialMediaOf(tags, note),
      openingHours: openingHoursOf(tags, note),
      timeZone: timeZoneAt(point, place.country),
      latitude: point[1],
      longitude: point[0],
    },
    notes,
  };
}

type Tell = (about: Note["about"], text: string) => void;

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

function nameSlugOf(name: string, tags: Tags): string {
  for (const spelling of [name, tags["int_name"], tags["name:en"], tags["name:latin"]]) {
    if (spelling === undefined) continue;
    const slug = slugOf(spelling, 40);
    if (isSpelt(spelling, slug)) return slug;
  }
  return "";
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

function phoneOf(tags: Tags, note: Tell): string {
  const phone = firstOf(tags, ["phone", "contact:phone", "contact:mobile", "mobile"]);
  if (phone === undefined) return "";
  const tidy = cleanName(phone);
  if (
    /^\+?[\d\s()/.-]{5,30}$/.test(tidy) ||
    /^\(\+\d+\)[\d\s/.-]{4,26}$/.test(tidy) ||
    /^\+\(\d+\)[\d\s/.-]{4,26}$/.test(tidy)
  )
    return tidy;
  note("phone", `not a phone number: ${shown(phone)}`);
  return "";
}

function websiteOf(tags: Tags, note: Tell): string {
  const website = firstOf(tags, ["website", "contact:website", "url", "contact:url"]);
  if (website === undefined) return "";
  // People leave out the protocol; then it is the first web one.
  const address = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?([/?#]|$)/i.test(website) ? `http://${website}` : website;
  const url = URL.canParse(address) ? new URL(address) : null;
  const sound =
    url &&
    /^https?:$/.test(url.protocol) &&
    /^https?:\/\//i.test(address) &&
    url.username === "" &&
    url.password === "" &&
    url.hostname.includes(".") &&
    url.href.length <= 500 &&
    !isUnsound(website) &&
    !/\s/.test(website);
  if (sound) return url.href;
  note("website", `not an http or https address: ${shown(website)}`);
  return "";
}

const networks = {
  facebook: { hosts: /^(?:[\w-]+\.)?(?:facebook|fb)\.com$/, tags: ["contact:facebook", "facebook"] },
  twitter: { hosts: /^(?:[\w-]+\.)?(?:twitter|x)\.com$/, tags: ["contact:twitter", "twitter"] },
  instagram: { hosts: /^(?:[\w-]+\.)?instagram\.com$/, tags: ["contact:instagram", "instagram"] },
} as const;

/** The same three default platforms as everywhere; the account's name, not its address. */
function socialMediaOf(tags: Tags, note: Tell): Listing["socialMedia"] {
  return Object.entries(networks).map(([platform, { hosts, tags: keys }]) => {
    const given = firstOf(tags, keys);
    const username = given === undefined ? "" : accountIn(given, hosts);
    if (username === null) note("social media", `not a ${platform} account: ${shown(given!)}`);
    return { platform, username: username ?? "" };
  });
}

function accountIn(given: string, hosts: RegExp): string | null {
  const account = /^@?([\w.-]{1,100})$/.exec(given)?.[1];
  const withScheme = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  const url = given.includes("/") && URL.canParse(withScheme) ? new URL(withScheme) : null;
  if (url === null) return account === undefined || hosts.test(account) ? null : account;
  if (!hosts.test(url.hostname)) return null;
  const [first, second, third] = url.pathname.split("/").filter(Boolean);
  const name = first === "pages" || first === "p" ? (third ?? second) : first;
  return name !== undefined && /^[\w.-]{1,100}$/.test(name) ? name : null;
}

function addressOf(tags: Tags, note: Tell): string {
  const part = (...keys: string[]) => {
    const value = keys.map((key) => tags[key] ?? "").find((text) => text.trim() !== "") ?? "";
    if (!isUnsound(value)) return cleanName(value);
    note("address", `control characters in ${shown(value)}`);
    return "";
  };
  const full = part("addr:full", "contact:addr:full");
  const number = part("addr:housenumber", "contact:housenumber");
  const street = part("addr:street", "contact:street", "addr:place", "addr:housename");
  // Whether the number comes first depends on the country; the street's name is a good enough sign of it.
  const numberFirst =
    /^(rue|avenue|av\.|boulevard|quai|place|chemin|impasse)\b/i.test(street) ||
    countriesWithNumberFirst.has(part("addr:country"));
  const line = (numberFirst ? [number, street] : [street, number]).filter(Boolean).join(" ");
  const town = [part("addr:postcode", "contact:postcode"), part("addr:city", "contact:city")].filter(Boolean).join(" ");
  const address = full || (street ? [line, town].filter(Boolean).join(", ") : town);
  if (address.length <= maxAddressLength) return address;
  note("address", "longer than 300 characters");
  return "";
}

const countriesWithNumberFirst = new Set(["US", "GB", "IE", "CA", "AU", "NZ", "FR", "MC", "LU", "ZA", "IN"]);

function openingHoursOf(tags: Tags, note: Tell): OpeningHoursEntry[] {
  const text = tags["opening_hours"];
  if (text === undefined || text.trim() === "") return hoursNotGiven();
  const read = weekOf(text);
  if ("reason" in read) {
    note("opening hours", `${read.reason}: ${shown(text)}`);
    return hoursNotGiven();
  }
  if (read.leftOut) note("opening hours beyond the week", `${read.leftOut.join(", ")}: ${shown(text)}`);
  return read.week;
}

// Many shops have the same hours, and a text takes a millisecond to read.
const weeks = new Map<string, WeekOrReason>();
const maxWeeks = 10_000;

function weekOf(text: string): WeekOrReason {
  let week = weeks.get(text);
  if (week === undefined) {
    week = weekFromOsm(text);
    if (weeks.size >= maxWeeks) weeks.clear();
    weeks.set(text, week);
  }
  return week;
}

/** Safe to print: without control characters, and not too long. */
const shown = (text: string) => JSON.stringify(cleanName(text).slice(0, 120));
