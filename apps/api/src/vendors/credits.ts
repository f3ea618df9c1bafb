// Whose open data listings are made from, and the credit each requires wherever a listing is shown. Imports say who it
// is for (`listing_sources`).
import type { components } from "@troth/api-client/schema";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

type Credit = components["schemas"]["Credit"];

/** Every import uses their table for a listing's town. */
const towns: Credit = { text: "Towns by GeoNames (CC BY 4.0)", url: "https://www.geonames.org/about.html" };

/** For use with `listing_sources c`. */
const asCredit = sql<Credit>`
  json_build_object('text', '© ' || array_to_string(c.holders, ', ') || ' (' || array_to_string(c.licences, ', ') || ')',
    'url', c.url)`;

/** For use with `vendors v`: the credit its listing requires, or null. */
export const creditJson: RawBuilder<Credit | null> = sql`(
  select ${asCredit} from listing_sources c where c.source = v.source)`;

/** The credits for the approved listings. */
export async function readCredits(db: Kysely<Schema>): Promise<Credit[]> {
  // Checks only for one listing of each source: counting them would mean reading every listing.
  const { rows } = await sql<{ credit: Credit }>`
    select ${asCredit} as credit from listing_sources c
    where exists (select from vendors v where v.source = c.source and v.status = 'approved')
    order by c.source = 'osm' desc, c.source`.execute(db);
  const found = rows.map(({ credit }) => credit);
  return found.length > 0 ? [...found, towns] : [];
}
