// A vendor as shown in lists: what is read, and how it is sent.
import type { components } from "@troth/api-client/schema";
import { sql } from "kysely";
import { coverJson, coverOf, type CoverSubject } from "../covers/cover.ts";
import { creditJson } from "./credits.ts";
import { type HoursRow, openStateOf } from "./opening-hours.ts";
import { pictureJson, type PictureRow, toPicture } from "./pictures.ts";

export interface VendorRow extends HoursRow {
  id: string;
  slug: string;
  name: string;
  language: string;
  category: string[];
  location: string[];
  places: { id: string; name: string; country: string; countryName: string }[];
  average: number | null;
  review_count: number;
  price_range: number | null;
  picture: PictureRow | null;
  cover: CoverSubject;
  credit: components["schemas"]["Credit"] | null;
}

/** The details of a vendor's locations, in its own order. */
export const placesJson = sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'country', p.country, 'countryName', p.country_name) order by l.n), '[]')
  from unnest(v.location) with ordinality l(id, n) join places p on p.id = l.id)`;

/** For use with `vendors v`: its first photo, or null. */
export const firstPictureJson = sql`(
  select ${pictureJson("vp.alt")} from vendor_photos vp join photos f on f.id = vp.photo_id
  where vp.vendor_id = v.id order by vp.position limit 1)`;

/** For use with `vendors v` and `vendor_stats s`: the columns of a VendorRow. */
export const summaryColumns = sql`
  v.id, v.slug, v.name, v.language, v.category, v.location, s.average, s.review_count, v.price_range, v.time_zone,
  v.opening_hours, v.special_hours, ${creditJson} as credit, ${placesJson} as places, ${firstPictureJson} as picture,
  ${coverJson} as cover`;

/** Two decimals: more would suggest a precision that stars don't have. */
export const rounded = (average: number | null) => average && Math.round(average * 100) / 100;

export const toSummary = (row: VendorRow, now: Date): components["schemas"]["VendorSummary"] => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  language: row.language,
  category: row.category,
  location: row.location,
  places: row.places,
  rating: { average: rounded(row.average), count: row.review_count },
  priceRange: row.price_range,
  image: row.picture ? toPicture(row.picture) : coverOf(row.id, row.cover),
  timeZone: row.time_zone,
  openState: openStateOf(row, now),
  credit: row.credit,
});
