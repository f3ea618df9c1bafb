// Whose open data listings are made from, and the credit each requires wherever a listing is shown. Sources are the
// values of `vendors.source`.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

type Credit = components["schemas"]["Credit"];

const credits: Readonly<Record<string, Credit>> = {
  // https://osmfoundation.org/wiki/Licence/Attribution_Guidelines
  osm: { text: "© OpenStreetMap contributors (ODbL)", url: "https://www.openstreetmap.org/copyright" },
  // https://docs.overturemaps.org/attribution/
  overture: {
    text: "© Overture Maps Foundation (CDLA Permissive 2.0)",
    url: "https://docs.overturemaps.org/attribution/",
  },
  // https://opensource.foursquare.com/os-places/
  foursquare: {
    text: "© Foursquare Labs, Inc. (Apache 2.0)",
    url: "https://docs.foursquare.com/data-products/docs/access-fsq-os-places",
  },
};

/** Every import uses their table for a listing's town. */
const towns: Credit = { text: "Towns by GeoNames (CC BY 4.0)", url: "https://www.geonames.org/about.html" };

export const creditOf = (source: string | null): Credit | null => (source === null ? null : (credits[source] ?? null));

/** The credits for the approved listings. */
export async function readCredits(db: Kysely<Schema>): Promise<Credit[]> {
  // Checks only for one listing of each known source: finding all sources would mean reading every listing.
  const { rows } = await sql<{ source: string }>`
    select source from unnest(${Object.keys(credits)}::text[]) with ordinality known(source, n)
    where exists (select from vendors v where v.source = known.source and v.status = 'approved')
    order by n`.execute(db);
  const found = rows.map(({ source }) => credits[source]!);
  return found.length > 0 ? [...found, towns] : [];
}
