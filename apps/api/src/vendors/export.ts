// The listings as open data: JSON lines, a few hundred at a time, so that it takes no more memory with a million.
import { Readable } from "node:stream";
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { Handlers } from "../contract/handlers.ts";
import type { Schema } from "../database/schema.ts";
import { rendering } from "../security/client-address.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { phoneText } from "./contact-text.ts";
import { creditJson } from "./credits.ts";
import type { HoursRow } from "./opening-hours.ts";
import { placesJson, rounded } from "./summary.ts";

type OpenVendor = components["schemas"]["OpenVendor"];

interface Row extends HoursRow {
  id: string;
  name: string;
  language: string;
  description: string;
  category: string[];
  places: OpenVendor["places"];
  phone_number: string;
  website: string;
  address: string;
  social_media: OpenVendor["socialMedia"];
  latitude: number | null;
  longitude: number | null;
  price_range: number | null;
  average: number | null;
  review_count: number;
  credit: OpenVendor["credit"];
  updated_at: Date;
}

const batch = 500;
const first = "00000000-0000-0000-0000-000000000000";

/** Each reads every listing. */
const exportsAnHour = { name: "export:address", hits: 6, seconds: 3_600 };

export function exportHandlers({ db, settings }: Services) {
  return {
    async exportVendors({ address }, reply) {
      if (address !== rendering) await countAttempt(db, exportsAnHour, address);
      return reply
        .type("application/jsonl; charset=utf-8")
        .header("content-disposition", 'attachment; filename="vendors.jsonl"')
        .send(Readable.from(vendorLines(db, settings.publicUrl.origin)));
    },
  } satisfies Partial<Handlers>;
}

/** @param origin of the site, for the addresses of the vendors' pages */
async function* vendorLines(db: Kysely<Schema>, origin: string): AsyncGenerator<string> {
  let after = first;
  for (;;) {
    const { rows } = await sql<Row>`
      select v.id, v.name, v.language, v.description, v.category, ${placesJson} as places, v.phone_number, v.website, v.address,
             v.social_media, v.opening_hours, v.special_hours, v.time_zone, v.latitude, v.longitude, v.price_range, s.average, s.review_count, ${creditJson} as credit, v.updated_at
      from (select * from vendors where status = 'approved' and id > ${after}::uuid order by id limit ${batch}) v
      join vendor_stats s on s.vendor_id = v.id order by v.id`.execute(db);
    if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(openVendorOf(row, origin))}\n`).join("");
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}

const openVendorOf = (row: Row, origin: string): OpenVendor => ({
  id: row.id,
  url: `${origin}/vendor/detail/vendordetail/${row.id}`,
  name: row.name,
  language: row.language,
  description: row.description,
  category: row.category,
  places: row.places,
  phoneNumber: phoneText(row.phone_number, row.places[0]?.country),
  website: row.website,
  address: row.address,
  socialMedia: row.social_media,
  openingHours: row.opening_hours,
  specialHours: row.special_hours,
  timeZone: row.time_zone,
  coordinates:
    row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  priceRange: row.price_range,
  rating: { average: rounded(row.average), count: row.review_count },
  credit: row.credit,
  updatedAt: row.updated_at.toISOString(),
});
