// A photo: its row and its files, under the hash of the original. Both are written and removed under the photo's lock,
// the files first and last, so that no row ever lacks its files. If something breaks in between, files are left
// behind, which sweep.ts removes.
import { photoIdOf } from "@troth/rules/photos";
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import sharp from "sharp";
import { inTransaction } from "../database/open.ts";
import type { PhotoVariant, Schema } from "../database/schema.ts";
import { statesWithPublicPhotos } from "../vendors/pictures.ts";
import type { FileStore } from "../file-store/file-store.ts";
import { makeVariants, type Variants } from "./variants.ts";

export type PhotoRow = Selectable<Schema["photos"]>;

export const fileNameOf = ({ width, format }: PhotoVariant): string => `${width}.${format}`;

/** Until the transaction ends, no one else adds, changes or removes this photo. */
export const lockPhoto = (trx: Transaction<Schema>, id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`photo ${id}`}, 0))`.execute(trx);

export const readPhoto = (db: Kysely<Schema>, id: string) =>
  db.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirst();

/**
 * Stores a photo unless it is already there. After a failure, call `removeFiles`.
 * @returns its row, and whether it is new
 */
export async function storePhoto(
  trx: Transaction<Schema>,
  store: FileStore,
  id: string,
  { width, height, placeholder, files }: Variants,
): Promise<{ photo: PhotoRow; isNew: boolean }> {
  await lockPhoto(trx, id);
  const known = await readPhoto(trx, id);
  if (known) return { photo: known, isNew: false };
  const variants = files.map((file): PhotoVariant => ({ width: file.width, format: "webp" }));
  const writing = files.map(({ bytes }, i) => store.write(id, fileNameOf(variants[i]!), bytes));
  // If one fails, what is left behind is removed: not before the others have ended.
  await Promise.allSettled(writing);
  await Promise.all(writing);
  const photo = await trx
    .insertInto("photos")
    .values({ id, width, height, placeholder, variants: JSON.stringify(variants) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { photo, isNew: true };
}

/** Stores a picture of our own, which is decoded here. @returns its id */
export async function storeOwnPicture(db: Kysely<Schema>, store: FileStore, original: Buffer): Promise<string> {
  const id = await photoIdOf(original);
  if (await readPhoto(db, id)) return id;
  const made = await makeVariants(sharp(original));
  await inTransaction(db, (trx) => storePhoto(trx, store, id, made));
  return id;
}

/** Does something to a photo's files or row unless it has been deleted. @returns whether it was done */
export const whilePhotoExists = (
  db: Kysely<Schema>,
  id: string,
  work: (trx: Transaction<Schema>, photo: PhotoRow) => Promise<void>,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await lockPhoto(trx, id);
    const photo = await readPhoto(trx, id);
    if (!photo) return false;
    await work(trx, photo);
    return true;
  });

/** Removes the files of a photo that has no row. */
export const removeFiles = (db: Kysely<Schema>, store: FileStore, id: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockPhoto(trx, id);
    if (!(await readPhoto(trx, id))) await store.remove(id);
  });

/** Of a row of `photos`: no one has uploaded it, and nothing shows it. */
export const isUnused = sql<boolean>`not exists (select from photo_uploads u where u.photo_id = photos.id)
  and not exists (select from vendor_photos v where v.photo_id = photos.id)
  and not exists (select from review_photos r where r.photo_id = photos.id)
  and not exists (select from redacted_photos k where k.photo_id = photos.id)
  and not exists (select from categories c where c.photo_id = photos.id)`;

/**
 * Whether a photo is only in listings and reviews that aren't public, or was taken out of a review. Others are public by their address,
 * which no one can guess: an upload, too, so that its person sees it before it is used, and the photos of a listing that waits for us.
 */
export async function isWithheld(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_withheld: boolean }>`
    with found as (
      select u.id, r.status = 'published' and u.deleted_at is null and u.erase_at is null as is_public
      from review_photos p join reviews r on r.id = p.review_id join users u on u.id = r.author_id
      where p.photo_id = ${id}
      union all
      select r.author_id, false
      from redacted_photos k join review_decisions d on d.id = k.decision_id join reviews r on r.id = d.review_id
      where k.photo_id = ${id}
      union all
      select by.id, v.status in (${sql.join(statesWithPublicPhotos)})
      from vendor_photos p join vendors v on v.id = p.vendor_id
      cross join lateral (
        select v.added_by as id
        union select c.actor_id from vendor_revisions c where c.vendor_id = v.id) by
      where p.photo_id = ${id})
    select coalesce(not bool_or(is_public), false)
      and not exists (select from categories c where c.photo_id = ${id})
      and not exists (
        select from photo_uploads o
        where o.photo_id = ${id} and not exists (select from found where found.id = o.user_id))
      as is_withheld
    from found`.execute(db);
  return rows[0]!.is_withheld;
}

/** Deletes the row of a photo that is unused; its files are then for `removeFiles`. */
export async function deleteIfUnused(trx: Transaction<Schema>, id: string): Promise<void> {
  await lockPhoto(trx, id);
  await trx.deleteFrom("photos").where("id", "=", id).where(isUnused).execute();
}
