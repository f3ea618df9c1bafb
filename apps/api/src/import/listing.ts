// What is imported about a business, from any source.
import { maxDescriptionLength } from "@troth/rules/vendors";
import { weekDays } from "@troth/ui/opening-hours";
import { slugPattern } from "@troth/rules/slugs";
import { z } from "zod";
import type { OpeningHoursEntry } from "../database/schema.ts";

export interface Place {
  /** `krems-an-der-donau-at`: name and country, plus a division or number if a bigger place has that name. */
  id: string;
  name: string;
  /** ISO 3166, two letters. */
  country: string;
  countryName: string;
  timeZone: string;
  latitude: number;
  longitude: number;
}

/** Whose data a listing is made from. */
export interface Source {
  /** The value of `vendors.source`: `osm`, `overture` or, for an operator's file, `csv:` and the source's name. */
  id: string;
  /** Who must be credited; without a licence no one. */
  holders: string[];
  licences: string[];
  /** Where to read about the licence. */
  url: string;
}

/** Everything a vendor consists of, except our own ids and times. */
export interface Listing {
  source: Source;
  /** Its id at the source: `node/123`. */
  sourceId: string;
  name: string;
  /** The start of its address on the site; the place follows. */
  nameSlug: string;
  /** BCP 47; `und` when not known. */
  language: string;
  /** Absent if the source has none, so that what people write here stays. */
  description?: string;
  category: string[];
  place: Place;
  phoneNumber: string;
  website: string;
  address: string;
  socialMedia: { platform: string; username: string }[];
  openingHours: OpeningHoursEntry[];
  timeZone: string;
  /** Null if only its town is known. */
  latitude: number | null;
  longitude: number | null;
}

export type SkipReason =
  | "no category"
  | "no name"
  | "no id"
  | "no coordinates"
  | "no city near"
  | "control characters"
  | "too long a name"
  | "the same object again"
  | "duplicate"
  | "likely duplicate"
  | "closed"
  | "too uncertain to exist"
  | "neither coordinates nor a town that is known"
  | "a category that isn't known"
  | "left out by the mapping"
  | "another number of cells than the header"
  | "asked not to be listed";

/** Something about a listing that a person should look at: it was dropped, or looks wrong. */
export interface Note {
  about:
    | "website"
    | "phone"
    | "opening hours"
    | "opening hours beyond the week"
    | "social media"
    | "address"
    | "description"
    | "category"
    | "country"
    | "coordinates"
    | "city"
    | "name";
  text: string;
}

export const maxNameLength = 120;
export const maxAddressLength = 300;

const hour = z.string().max(5);
const position = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };
const slug = z.string().regex(slugPattern).max(80);

/** The same, as received from another process. */
export const listingSchema: z.ZodType<Listing> = z.strictObject({
  source: z.strictObject({
    id: z
      .string()
      .regex(/^[a-z]+(:[a-z0-9]+(-[a-z0-9]+)*)?$/)
      .max(80),
    holders: z.array(z.string().min(1).max(200)).max(10),
    licences: z.array(z.string().min(1).max(100)).max(20),
    url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .or(z.literal("")),
  }),
  sourceId: z.string().regex(/^\P{C}{1,200}$/u),
  name: z.string().min(1).max(maxNameLength),
  nameSlug: slug.or(z.literal("")),
  language: z.string().max(35),
  description: z.string().max(maxDescriptionLength).exactOptional(),
  category: z.array(slug).min(1),
  place: z.strictObject({
    id: slug,
    name: z.string(),
    country: z.string().length(2),
    countryName: z.string(),
    timeZone: z.string(),
    ...position,
  }),
  phoneNumber: z.string().max(40),
  website: z.string().max(500),
  address: z.string().max(maxAddressLength),
  socialMedia: z.array(z.strictObject({ platform: z.string(), username: z.string().max(200) })),
  openingHours: z
    .array(
      z.strictObject({
        day: z.enum(weekDays),
        openTime: hour,
        closeTime: hour,
        closed: z.boolean().exactOptional(),
        byAppointment: z.boolean().exactOptional(),
        intervals: z.array(z.strictObject({ openTime: hour, closeTime: hour })).exactOptional(),
      }),
    )
    .length(7),
  timeZone: z.string(),
  latitude: position.latitude.nullable(),
  longitude: position.longitude.nullable(),
});
