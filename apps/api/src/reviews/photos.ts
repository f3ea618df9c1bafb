// The photos of a review: those that it shows, in its author's order and words. They go with the review, and don't stay when
// its author leaves.
import type { components } from "@troth/api-client/schema";
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { cleanName } from "../text/clean-name.ts";
import { pictureJson } from "../vendors/pictures.ts";

type Given = components["schemas"]["ReviewPhotos"];

/** What is shown of `reviews r` by `users u`, as PictureRows in JSON. */
export const picturesJson = sql`case when r.photo_count > 0 and u.deleted_at is null and u.erase_at is null then (
  select json_agg(${pictureJson("p.alt")} order by p.position)
  from review_photos p join photos f on f.id = p.photo_id where p.review_id = r.id) else '[]' end`;

/** Whether `reviews r` shows any. */
export const hasPhotos = sql<boolean>`case when r.photo_count > 0 then exists (
  select from users u where u.id = r.author_id and u.deleted_at is null and u.erase_at is null) else false end`;

export const photosOf = ({ photos = [] }: { photos?: Given | undefined }): Given =>
  photos.map(({ id, alt }) => ({ id, alt: cleanName(alt) }));

export async function insertPhotos(trx: Transaction<Schema>, reviewId: string, photos: Given): Promise<void> {
  if (photos.length === 0) return;
  await trx
    .insertInto("review_photos")
    .values(photos.map(({ id, alt }, position) => ({ review_id: reviewId, position, photo_id: id, alt })))
    .execute();
}

/** @returns the ids of those that it had */
export async function deletePhotos(trx: Transaction<Schema>, reviewId: string): Promise<string[]> {
  const gone = await trx.deleteFrom("review_photos").where("review_id", "=", reviewId).returning("photo_id").execute();
  return gone.map(({ photo_id }) => photo_id);
}
