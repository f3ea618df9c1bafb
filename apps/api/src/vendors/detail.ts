import { type Kysely, sql } from "kysely";
import { coverJson } from "../covers/cover.ts";
import type { Aspect, OpeningHoursEntry, Schema, VendorStatus } from "../database/schema.ts";
import { pictureJson, type PictureRow } from "./pictures.ts";
import { placesJson, type VendorRow } from "./summary.ts";

export interface VendorDetailRow extends Omit<VendorRow, "picture"> {
  description: string;
  phone_number: string;
  website: string;
  address: string;
  social_media: { platform: string; username: string }[];
  opening_hours: OpeningHoursEntry[];
  latitude: number | null;
  longitude: number | null;
  status: VendorStatus;
  is_claimed: boolean;
  histogram: number[];
  aspects: Partial<Record<Aspect, number>>;
  pictures: PictureRow[];
  created_at: Date;
}

/** Everything about an approved vendor. */
export async function readVendor(db: Kysely<Schema>, id: string): Promise<VendorDetailRow | null> {
  const { rows } = await sql<VendorDetailRow>`
    select v.id, v.slug, v.name, v.language, v.description, v.category, v.location, v.phone_number, v.website, v.address,
           v.social_media, v.opening_hours, v.time_zone, v.latitude, v.longitude, v.price_range, v.status, v.source,
           v.owner_id is not null as is_claimed, v.created_at,
           s.average, s.review_count, s.histogram, s.aspects, ${placesJson} as places, ${coverJson} as cover,
           (select coalesce(json_agg(${pictureJson("vp.alt")} order by vp.position), '[]')
            from vendor_photos vp join photos f on f.id = vp.photo_id where vp.vendor_id = v.id) as pictures
    from vendors v join vendor_stats s on s.vendor_id = v.id
    where v.id = ${id}::uuid and v.status = 'approved'`.execute(db);
  return rows[0] ?? null;
}
