// The places that listings are in, as rows. A place is added when the first listing needs it.
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { distance } from "./geometry.ts";
import type { Place } from "./listing.ts";
import { skeleton } from "./names.ts";

/** Within this many metres, the same name means the same city. */
const sameCity = 10_000;
const batchSize = 500;

/**
 * Adds the missing places. A place known by another name (Sevilla, New York City) counts as known.
 * @returns for each given id, the id it has here
 */
export async function addPlaces(
  trx: Transaction<Schema>,
  given: readonly Place[],
): Promise<{ ids: Map<string, string>; made: number }> {
  const wanted = [...new Map(given.map((place): [string, Place] => [place.id, place])).values()];
  const rows = await trx
    .selectFrom("places")
    .selectAll()
    .where(
      sql<boolean>`country = any(${[...new Set(wanted.map(({ country }) => country))]}::text[]) or id = any(${wanted.map(({ id }) => id)}::text[])`,
    )
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const named = Map.groupBy(
    rows.flatMap((row) => [...new Set([row.name, row.local_name].map(skeleton))].map((name) => ({ name, row }))),
    ({ name, row }) => `${row.country} ${name}`,
  );
  const ids = new Map(wanted.map(({ id }) => [id, id]));
  const missing: Place[] = [];
  for (const place of wanted) {
    if (known.has(place.id)) continue;
    const other = [place.name, place.name.replace(/ City$/, "")]
      .flatMap((name) => named.get(`${place.country} ${skeleton(name)}`) ?? [])
      .find(({ row }) => distance([place.longitude, place.latitude], [row.longitude, row.latitude]) <= sameCity);
    if (other) ids.set(place.id, other.row.id);
    else missing.push(place);
  }
  for (let i = 0; i < missing.length; i += batchSize) {
    await trx
      .insertInto("places")
      .values(
        missing.slice(i, i + batchSize).map((place) => ({
          id: place.id,
          name: place.name,
          local_name: place.name,
          country: place.country,
          country_name: place.countryName,
          time_zone: place.timeZone,
          latitude: place.latitude,
          longitude: place.longitude,
        })),
      )
      // Someone else may need the same place at the same time.
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
  return { ids, made: missing.length };
}
