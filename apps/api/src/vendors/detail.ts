// Everything about a vendor: what is read, and how it is sent.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import { coverJson, coverOf } from "../covers/cover.ts";
import type { Aspect, Schema, VendorStatus } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { phoneText, websiteText } from "./contact-text.ts";
import { creditJson } from "./credits.ts";
import { openStateOf } from "./opening-hours.ts";
import { pictureJson, type PictureRow, toPicture } from "./pictures.ts";
import { placesJson, rounded, type VendorRow } from "./summary.ts";

export interface VendorDetailRow extends Omit<VendorRow, "picture"> {
  description: string;
  phone_number: string;
  website: string;
  address: string;
  social_media: { platform: string; username: string }[];
  latitude: number | null;
  longitude: number | null;
  status: VendorStatus;
  is_claimed: boolean;
  histogram: number[];
  aspects: Partial<Record<Aspect, number>>;
  pictures: PictureRow[];
  created_at: Date;
}

/** For use with `vendors v` and `vendor_stats s`: the columns of a VendorDetailRow. */
export const detailColumns = sql`
  v.id, v.slug, v.name, v.language, v.description, v.category, v.location, v.phone_number, v.website, v.address,
  v.social_media, v.opening_hours, v.special_hours, v.time_zone, v.latitude, v.longitude, v.price_range, v.status, ${creditJson} as credit,
  v.owner_id is not null as is_claimed, v.created_at,
  s.average, s.review_count, s.histogram, s.aspects, ${placesJson} as places, ${coverJson} as cover,
  (select coalesce(json_agg(${pictureJson("vp.alt")} order by vp.position), '[]')
   from vendor_photos vp join photos f on f.id = vp.photo_id where vp.vendor_id = v.id) as pictures`;

/** An approved vendor. */
export async function readVendor(db: Kysely<Schema>, id: string): Promise<VendorDetailRow | null> {
  const { rows } = await sql<VendorDetailRow>`
    select ${detailColumns} from vendors v join vendor_stats s on s.vendor_id = v.id
    where v.id = ${id}::uuid and v.status = 'approved'`.execute(db);
  return rows[0] ?? null;
}

/** Why a vendor can't be read: it is listed elsewhere, was taken down, or isn't anyone's business. */
export async function notListed(db: Kysely<Schema>, id: string): Promise<ProblemError> {
  const last = await shownAs(db, id);
  if (last?.status === "retired") return new ProblemError("taken-down");
  if (last?.status === "approved" && last.id !== id) return new ProblemError("moved", { vendorId: last.id });
  return new ProblemError("not-found");
}

/** The vendor that one is listed as after all merges, which may be itself. */
export async function shownAs(db: Kysely<Schema>, id: string) {
  const { rows } = await sql<{ id: string; status: VendorStatus; name: string; language: string; version: number }>`
    with recursive up as (
      select id, status, name, language, version, merged_into from vendors where id = ${id}::uuid
      union select v.id, v.status, v.name, v.language, v.version, v.merged_into from up join vendors v on v.id = up.merged_into)
    select id, status, name, language, version from up where merged_into is null`.execute(db);
  return rows[0];
}

export const toVendor = (row: VendorDetailRow, now: Date): components["schemas"]["Vendor"] => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  language: row.language,
  description: row.description,
  category: row.category,
  location: row.location,
  places: row.places,
  phoneNumber: phoneText(row.phone_number, row.places[0]?.country),
  website: row.website,
  websiteText: websiteText(row.website),
  address: row.address,
  socialMedia: row.social_media,
  openingHours: row.opening_hours,
  specialHours: row.special_hours,
  timeZone: row.time_zone,
  openState: openStateOf(row, now),
  coordinates:
    row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  priceRange: row.price_range,
  image: row.pictures[0] ? toPicture(row.pictures[0]) : coverOf(row.id, row.cover),
  banner: row.pictures.length ? null : coverOf(row.id, row.cover, "wide"),
  photos: row.pictures.map(toPicture),
  isClaimed: row.is_claimed,
  isApproved: row.status === "approved",
  status: row.status,
  addedBy: null, // who added a vendor is not public yet
  credit: row.credit,
  rating: { average: rounded(row.average), count: row.review_count, histogram: row.histogram, aspects: row.aspects },
  createdAt: row.created_at.toISOString(),
});
