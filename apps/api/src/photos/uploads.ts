// The photos that people have uploaded, for listings and reviews to use.
import type { components } from "@troth/api-client/schema";
import { maxUnusedPhotos } from "@troth/rules/photos";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { type FieldError, ProblemError } from "../problems.ts";
import { deleteIfUnused, lockPhoto, type PhotoRow, readPhoto, storePhoto } from "./stored.ts";
import type { PhotoPasses } from "./passes.ts";
import type { FileStore } from "../file-store/file-store.ts";
import { type Picture, toPicture } from "../vendors/pictures.ts";
import type { Variants } from "./variants.ts";

/** Of a row of `photo_uploads`: the person is adding a vendor, or writing a review, with it. */
const isInDraft = sql<boolean>`exists (
  select from (
    select user_id, draft from vendor_drafts
    union all select user_id, draft from review_drafts) d
  where d.user_id = photo_uploads.user_id
    and d.draft -> 'photos' @> jsonb_build_array(jsonb_build_object('id', photo_uploads.photo_id)))`;

/** Of a row of `photo_uploads`. */
const isUnused = sql<boolean>`not exists (select from vendor_photos v where v.photo_id = photo_uploads.photo_id)
  and not exists (select from review_photos r where r.photo_id = photo_uploads.photo_id)`;

type Given = readonly { id: string }[];
type UploadedPhoto = components["schemas"]["UploadedPhoto"];

/**
 * What is wrong with the photos that someone puts into a listing, a review or a draft: they are for those who have uploaded
 * them. None of them can be deleted before the transaction ends.
 * @param shown those it has already, whoever uploaded them
 */
export async function photoErrors(
  trx: Transaction<Schema>,
  userId: string,
  photos: Given,
  shown: Given = [],
): Promise<FieldError[]> {
  const before = new Set(shown.map(({ id }) => id));
  const added = [...new Set(photos.map(({ id }) => id))].filter((id) => !before.has(id));
  const own = new Set(added.length ? await ownedPhotos(trx, userId, added) : []);
  return photos.flatMap(({ id }, i) => {
    const pointer = `/photos/${i}/id`;
    const photo = `Photo ${i + 1}`;
    if (!before.has(id) && !own.has(id)) return [{ pointer, message: `${photo} isn’t one that you’ve uploaded` }];
    const first = photos.findIndex((other) => other.id === id);
    return first < i ? [{ pointer, message: `${photo} is the same as photo ${first + 1}. Remove one of them` }] : [];
  });
}

/** @throws ProblemError invalid-body */
export async function assertOwnPhotos(...[trx, userId, photos, shown]: Parameters<typeof photoErrors>): Promise<void> {
  const errors = await photoErrors(trx, userId, photos, shown);
  if (errors.length) throw new ProblemError("invalid-body", { errors });
}

/**
 * Which of these photos the person has uploaded, and may therefore use. None of them can be deleted before the transaction
 * ends.
 */
export async function ownedPhotos(trx: Transaction<Schema>, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom("photo_uploads")
    .select("photo_id")
    .where("user_id", "=", userId)
    .where("photo_id", "=", sql<string>`any(${[...ids]}::text[])`)
    .forShare()
    .execute();
  return rows.map(({ photo_id }) => photo_id);
}

/** An upload, for the person's eyes: without AVIFs, which would reveal whether others had uploaded the same file before. */
export const toUpload = (photo: PhotoRow, alt = ""): Picture =>
  toPicture({ ...photo, alt, variants: photo.variants.filter(({ format }) => format === "webp") });

/** Those of these photos that the person has uploaded. */
export const uploadedPhotos = (db: Kysely<Schema>, userId: string, ids: readonly string[]): Promise<PhotoRow[]> =>
  db
    .selectFrom("photos")
    .innerJoin("photo_uploads", "photo_uploads.photo_id", "photos.id")
    .selectAll("photos")
    .where("photo_uploads.user_id", "=", userId)
    .where("photos.id", "=", sql<string>`any(${[...ids]}::text[])`)
    .execute();

type DraftPhotos = { photos: Picture[]; lostPhotos: number };

/** The photos of a draft, for its person, in its order and with its words; those deleted since are counted. */
export function draftPhotos(given: readonly UploadedPhoto[], uploads: PhotoRow[], passes: PhotoPasses): DraftPhotos {
  const photos = given.flatMap(({ id, alt }) => {
    const photo = uploads.find((each) => each.id === id);
    return photo ? [passes.admit(toUpload(photo, alt))] : [];
  });
  return { photos, lostPhotos: given.length - photos.length };
}

/** @returns the photo if the person has uploaded it before, perhaps for what isn't public; its week starts again */
export async function repeatUpload(db: Kysely<Schema>, userId: string, id: string): Promise<PhotoRow | undefined> {
  const { numUpdatedRows } = await db
    .updateTable("photo_uploads")
    .set({ created_at: sql`now()` })
    .where("user_id", "=", userId)
    .where("photo_id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? readPhoto(db, id) : undefined;
}

/** @throws ProblemError conflict */
export async function refuseTooMany(db: Kysely<Schema>, userId: string): Promise<void> {
  const { unused } = await db
    .selectFrom("photo_uploads")
    .select(({ fn }) => fn.countAll<number>().as("unused"))
    .where("user_id", "=", userId)
    .where(isUnused)
    .where(sql<boolean>`not ${isInDraft}`)
    .executeTakeFirstOrThrow();
  if (Number(unused) >= maxUnusedPhotos)
    throw new ProblemError("conflict", {
      detail: `You have ${maxUnusedPhotos} photos that no listing, review or draft uses. Use or delete some of them first.`,
    });
}

export async function addUpload(
  trx: Transaction<Schema>,
  store: FileStore,
  userId: string,
  id: string,
  made: Variants,
): Promise<{ photo: PhotoRow; isNew: boolean }> {
  // One of a person's uploads at a time, so that they are counted correctly.
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  await refuseTooMany(trx, userId);
  const stored = await storePhoto(trx, store, id, made);
  await trx
    .insertInto("photo_uploads")
    .values({ user_id: userId, photo_id: id })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return stored;
}

/**
 * Deletes a person's upload, and the photo's row if no one else needs it; its files are then for `removeFiles`.
 * @throws ProblemError not-found, or conflict if a listing or a review uses it
 */
export async function deleteUpload(trx: Transaction<Schema>, userId: string, id: string): Promise<void> {
  await lockPhoto(trx, id);
  const upload = () => trx.selectFrom("photo_uploads").where("user_id", "=", userId).where("photo_id", "=", id);
  if (!(await upload().select("photo_id").forUpdate().executeTakeFirst())) throw new ProblemError("not-found");
  // If someone else has uploaded the same file, their listings and reviews stay unknown.
  const isTheirsAlone = sql`not exists (
    select from photo_uploads u where u.photo_id = ${id} and u.user_id <> ${userId}::uuid)`;
  const { isListed, isReviewed } = await trx
    .selectNoFrom([
      sql<boolean>`exists (
        select from vendor_photos p join vendors v on v.id = p.vendor_id
        where p.photo_id = ${id} and (
          v.added_by = ${userId}::uuid
          or exists (select from vendor_managers m where m.vendor_id = v.id and m.user_id = ${userId}::uuid)
          or ${isTheirsAlone}
        ))`.as("isListed"),
      sql<boolean>`exists (
        select from review_photos p join reviews r on r.id = p.review_id
        where p.photo_id = ${id} and (r.author_id = ${userId}::uuid or ${isTheirsAlone}))`.as("isReviewed"),
    ])
    .executeTakeFirstOrThrow();
  if (isListed || isReviewed)
    throw new ProblemError("conflict", {
      detail: `A ${isListed ? "listing" : "review"} uses this photo. Remove it there first.`,
    });
  await trx.deleteFrom("photo_uploads").where("user_id", "=", userId).where("photo_id", "=", id).execute();
  await deleteIfUnused(trx, id);
}

/**
 * Deletes those of a person's uploads that nothing uses any more, and the rows of photos that no one else needs; their files
 * are then for `removeFiles`.
 */
export async function releaseUploads(trx: Transaction<Schema>, userId: string, ids: readonly string[]): Promise<void> {
  // In one order, so that two people with the same photos don't wait for each other.
  for (const id of ids.toSorted()) {
    await lockPhoto(trx, id);
    await trx
      .deleteFrom("photo_uploads")
      .where("user_id", "=", userId)
      .where("photo_id", "=", id)
      .where(isUnused)
      .where(sql<boolean>`not ${isInDraft}`)
      .execute();
    await deleteIfUnused(trx, id);
  }
}

/** Deletes uploads that no listing or review has used in time, and no draft is going to use. */
export const deleteUnusedUploads = (db: Kysely<Schema>, olderThan: Date) =>
  db
    .deleteFrom("photo_uploads")
    .where("created_at", "<", olderThan)
    .where(isUnused)
    .where(sql<boolean>`not ${isInDraft}`)
    .execute();
