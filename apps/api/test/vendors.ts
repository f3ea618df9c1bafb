// Vendors for tests, in as few words as a test needs to say what matters to it.
import { randomUUID } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../src/database/schema.ts";
import { hoursNotGiven } from "../src/import/osm-opening-hours.ts";

/** Adds a vendor, approved unless told otherwise, with the given place and categories. */
export async function addVendor(
  db: Kysely<Schema>,
  given: Partial<Insertable<Schema["vendors"]>> = {},
): Promise<string> {
  const { category = ["venues"], location = ["ljubljana-si"] } = given;
  for (const [i, slug] of category.entries()) {
    await db
      .insertInto("categories")
      .values({ id: uuidv7(), slug, name: slug, singular: slug, position: i + 1 })
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
  for (const id of location) {
    await db
      .insertInto("places")
      .values({
        id,
        name: id.split("-")[0]!,
        local_name: id.split("-")[0]!,
        country: "SI",
        country_name: "Slovenia",
        time_zone: "Europe/Ljubljana",
        latitude: 46,
        longitude: 14.5,
      })
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
  const id = uuidv7();
  await db
    .insertInto("vendors")
    .values({
      id,
      slug: `vendor-${randomUUID().slice(0, 8)}`,
      name: "Villa Podrožnik",
      category,
      location,
      opening_hours: JSON.stringify(hoursNotGiven()),
      time_zone: "Europe/Ljubljana",
      status: "approved",
      ...given,
    })
    .execute();
  return id;
}

/** Its text is too short to be held for being like another. */
export const aReview = {
  rating: 4,
  title: "Worth the climb",
  review: "The orangery at dusk is worth the climb, and the music stopped at midnight.",
  experience: "completed",
  weddingDate: "2026-06",
};
