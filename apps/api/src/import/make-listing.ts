// Makes a listing of what a source says about a business, in whatever form it says so, or says why it can't be one.
import { lacksNumber, maxDescriptionLength, usernameOf } from "@troth/rules/vendors";
import type { OpeningHoursEntry } from "../database/schema.ts";
import { cleanName } from "../text/clean-name.ts";
import type { Position } from "./geometry.ts";
import { type Listing, maxAddressLength, maxNameLength, type Note, type SkipReason, type Source } from "./listing.ts";
import { hasMixedScripts, isSpelt, isUnsound, slugOf } from "./names.ts";
import { hoursNotGiven, weekFromOsm, type WeekOrReason } from "./osm-opening-hours.ts";
import { placeAt, placeNamed, timeZoneAt } from "./places.ts";

/** What a source says, unchecked. Whatever it doesn't say is absent. */
export interface Said {
  source: Source;
  sourceId: string | null;
  /** What the operator's report calls it, if not by its name. */
  label?: string;
  name: string;
  /** Other spellings of the name, for its address on the site. */
  spellings?: readonly (string | undefined)[];
  /** BCP 47, once its country is known. */
  language?: (name: string, country: string) => string;
  category: string[];
  description?: string;
  /** Null for one that may be listed under the town in its address instead. */
  point: Position | null;
  isPointNeeded?: boolean;
  phone?: string | undefined;
  website?: string | undefined;
  socials?: Partial<Record<Platform, string | undefined>>;
  address: SaidAddress;
  /** In OpenStreetMap's format. */
  openingHours?: string | undefined;
}

export interface SaidAddress {
  /** All in one. */
  full?: string | undefined;
  number?: string | undefined;
  street?: string | undefined;
  postcode?: string | undefined;
  city?: string | undefined;
  /** Two letters. */
  country?: string | undefined;
}

/**
 * @param line an address in one line, which may name its town and postcode, or be only the street
 * @param town what else is said about it
 */
export function addressIn(
  line: string | undefined,
  { city, postcode, country }: Pick<SaidAddress, "city" | "postcode" | "country">,
): SaidAddress {
  const words = wordsIn(line);
  const says = (part: string | undefined) => part !== undefined && words.includes(wordsIn(part));
  return says(city)
    ? { full: line, city, country }
    : { street: line, city, postcode: says(postcode) ? undefined : postcode, country };
}

/** Whole words, so that Linzer Straße isn't taken for Linz. */
const wordsIn = (text = "") =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;

export type Read = { listing: Listing; notes: Note[] } | { skipped: SkipReason; name: string; sourceId: string | null };

/** Its name appears in the operator's terminal, which mustn't obey it. */
export const skippedAs = (skipped: SkipReason, { name, sourceId }: Pick<Said, "name" | "sourceId">): Read => ({
  skipped,
  name: isUnsound(name) ? "" : cleanName(name),
  sourceId,
});

export function makeListing(said: Said): Read {
  const { category, sourceId, address, point } = said;
  const skip = (reason: SkipReason) => skippedAs(reason, said);

  if (category.length === 0) return skip("no category");
  const name = cleanName(said.name);
  if (!/[\p{L}\p{N}]/u.test(name)) return skip(isUnsound(said.name) ? "control characters" : "no name");
  if (isUnsound(said.name)) return skip("control characters");
  if (name.length > maxNameLength) return skip("too long a name");
  if (sourceId === null) return skip("no id");
  if (point === null && said.isPointNeeded !== false) return skip("no coordinates");
  const told = { country: address.country?.toUpperCase(), city: cleanName((address.city ?? "").split(";")[0]!) };
  const found = point === null ? placeNamed(told) : placeAt(point, told);
  if (found === null) return skip(point === null ? "neither coordinates nor a town that is known" : "no city near");
  const { place, unknownCity } = found;

  const notes: Note[] = [];
  const note: Tell = (about, text) => notes.push({ about, text: `${said.label ?? name}: ${text}` });
  if (unknownCity !== undefined) notes.push({ about: "city", text: `${shown(unknownCity)}: ${place.name}` });
  if (hasMixedScripts(name)) note("name", "letters of several scripts in one word");
  const description = said.description === undefined ? undefined : descriptionOf(said.description, note);
  return {
    listing: {
      source: said.source,
      sourceId,
      name,
      nameSlug: nameSlugOf([name, ...(said.spellings ?? [])]),
      language: said.language?.(name, place.country) ?? "und",
      ...(description !== undefined && { description }),
      category,
      place,
      phoneNumber: phoneOf(said.phone, note),
      website: websiteOf(said.website, note),
      address: addressOf(address, note),
      socialMedia: socialMediaOf(said.socials ?? {}, note),
      openingHours: openingHoursOf(said.openingHours, note),
      timeZone: point === null ? place.timeZone : timeZoneAt(point, place.country),
      latitude: point?.[1] ?? null,
      longitude: point?.[0] ?? null,
    },
    notes,
  };
}

type Tell = (about: Note["about"], text: string) => void;

function nameSlugOf(spellings: readonly (string | undefined)[]): string {
  for (const spelling of spellings) {
    if (spelling === undefined) continue;
    const slug = slugOf(spelling, 40);
    if (isSpelt(spelling, slug)) return slug;
  }
  return "";
}

function descriptionOf(text: string, note: Tell): string {
  const tidy = text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[^\S\n]+/g, " ")
    .trim();
  if (tidy.length > maxDescriptionLength)
    note("description", `longer than ${maxDescriptionLength.toLocaleString("en")} characters`);
  else if (isUnsound(tidy.replaceAll("\n", " "))) note("description", `control characters in ${shown(tidy)}`);
  else return tidy;
  return "";
}

function phoneOf(phone: string | undefined, note: Tell): string {
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

function websiteOf(website: string | undefined, note: Tell): string {
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
  facebook: /^(?:[\w-]+\.)?(?:facebook|fb)\.com$/,
  twitter: /^(?:[\w-]+\.)?(?:twitter|x)\.com$/,
  instagram: /^(?:[\w-]+\.)?instagram\.com$/,
} as const;

export type Platform = keyof typeof networks;

/** The network that an address belongs to. */
export const platformOf = (url: string): Platform | undefined =>
  URL.canParse(url)
    ? (Object.keys(networks) as Platform[]).find((platform) => networks[platform].test(new URL(url).hostname))
    : undefined;

/** The same three default platforms as everywhere; the account's name, not its address. */
function socialMediaOf(socials: NonNullable<Said["socials"]>, note: Tell): Listing["socialMedia"] {
  return Object.entries(networks).map(([platform, hosts]) => {
    const given = socials[platform as Platform];
    const username = given === undefined ? "" : accountIn(given, hosts);
    if (username === null) note("social media", `not a ${platform} account: ${shown(given!)}`);
    return { platform, username: username ?? "" };
  });
}

function accountIn(given: string, hosts: RegExp): string | null {
  const account = /^@?([\w.-]{1,100})$/.exec(given)?.[1];
  const withScheme = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  const url = given.includes("/") && URL.canParse(withScheme) ? new URL(withScheme) : null;
  if (url === null) return account === undefined || hosts.test(account) || lacksNumber(account) ? null : account;
  if (!hosts.test(url.hostname)) return null;
  const [name = ""] = usernameOf(url.href).split("/");
  return /^[\w.-]{1,100}$/.test(name) && !isNobody.test(name) ? name : null;
}

/** How an address begins that says whose it is only further on, if at all. */
const isNobody = /^(?:profile\.php|people|pages|p)$/i;

function addressOf(said: SaidAddress, note: Tell): string {
  const part = (value = "") => {
    if (!isUnsound(value)) return cleanName(value);
    note("address", `control characters in ${shown(value)}`);
    return "";
  };
  const full = part(said.full);
  const number = part(said.number);
  const street = part(said.street);
  // Whether the number comes first depends on the country; the street's name is a good enough sign of it.
  const numberFirst =
    /^(rue|avenue|av\.|boulevard|quai|place|chemin|impasse)\b/i.test(street) ||
    countriesWithNumberFirst.has(part(said.country));
  const line = (numberFirst ? [number, street] : [street, number]).filter(Boolean).join(" ");
  const town = [part(said.postcode), part(said.city)].filter(Boolean).join(" ");
  const address = full || (street ? [line, town].filter(Boolean).join(", ") : town);
  if (address.length <= maxAddressLength) return address;
  note("address", `longer than ${maxAddressLength} characters`);
  return "";
}

const countriesWithNumberFirst = new Set(["US", "GB", "IE", "CA", "AU", "NZ", "FR", "MC", "LU", "ZA", "IN"]);

function openingHoursOf(text: string | undefined, note: Tell): OpeningHoursEntry[] {
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
export const shown = (text: string) => JSON.stringify(cleanName(text).slice(0, 120));
