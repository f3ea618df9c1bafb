// The vendor that someone is adding: one draft each, kept as it was written until it is submitted or discarded.
import type { components } from "@troth/api-client/schema";
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { assertCurrent, lockDrafts, versionAfter } from "../draft-versions.ts";
import { cleanName } from "../text/clean-name.ts";
import type { PhotoPasses } from "../photos/passes.ts";
import { draftPhotos, uploadedPhotos } from "../photos/uploads.ts";
import { placeOf } from "../search/geography.ts";
import { defaults } from "./write-listing.ts";

type DraftFields = Required<components["schemas"]["VendorDraftFields"]>;
type DraftRow = Selectable<Schema["vendor_drafts"]>;

export const readDraft = (db: Kysely<Schema>, userId: string): Promise<DraftRow | undefined> =>
  db.selectFrom("vendor_drafts").selectAll().where("user_id", "=", userId).executeTakeFirst();

/** The same, as the only one who may change it, or start it, until the transaction ends. */
async function lockDraft(trx: Transaction<Schema>, userId: string): Promise<DraftRow | undefined> {
  await lockDrafts(trx, `vendor draft ${userId}`);
  return readDraft(trx, userId);
}

/** @throws ProblemError changed-meanwhile if it isn't a change to this version, unless it changes nothing */
export async function storeDraft(
  trx: Transaction<Schema>,
  userId: string,
  fields: DraftFields,
  tag: string,
): Promise<DraftRow> {
  const current = await lockDraft(trx, userId);
  const version = versionAfter(current, fields, tag);
  const draft = JSON.stringify(fields);
  return trx
    .insertInto("vendor_drafts")
    .values({ user_id: userId, draft, version })
    .onConflict((oc) => oc.column("user_id").doUpdateSet({ draft, version, updated_at: sql`now()` }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws ProblemError changed-meanwhile */
export async function deleteDraft(trx: Transaction<Schema>, userId: string, tag: string): Promise<void> {
  const current = await lockDraft(trx, userId);
  if (!current) return;
  assertCurrent(current, tag);
  await deleteLocked(trx, userId);
}

/** Of a vendor that has been added. A draft of another one stays. */
export async function deleteDraftNamed(trx: Transaction<Schema>, userId: string, name: string): Promise<void> {
  const row = await lockDraft(trx, userId);
  if (row && cleanName(row.draft.name) === name) await deleteLocked(trx, userId);
}

const deleteLocked = (trx: Transaction<Schema>, userId: string) =>
  trx.deleteFrom("vendor_drafts").where("user_id", "=", userId).execute();

export const deleteOldDrafts = (db: Kysely<Schema>, before: RawBuilder<Date>) =>
  db.deleteFrom("vendor_drafts").where("updated_at", "<", before).execute();

/** All of it, with the usual defaults for what isn't given. */
export const completed = (given: components["schemas"]["VendorDraftFields"]): DraftFields => ({
  name: "",
  category: [],
  location: [],
  ...defaults(),
  ...given,
});

/** The draft with what a form needs to show it: its places' names, and its photos. */
export async function toDraft(
  db: Kysely<Schema>,
  { user_id, draft, updated_at }: DraftRow,
  passes: PhotoPasses,
): Promise<components["schemas"]["VendorDraft"]> {
  const [places, photos] = await Promise.all([
    placesOf(db, draft.location),
    uploadedPhotos(
      db,
      user_id,
      draft.photos.map(({ id }) => id),
    ),
  ]);
  return {
    ...draft,
    specialHours: draft.specialHours ?? [],
    places,
    ...draftPhotos(draft.photos, photos, passes),
    addedBy: user_id,
    isApproved: false,
    updatedAt: updated_at.toISOString(),
  };
}

/** Places that no listing has been in yet come from the gazetteer. */
async function placesOf(db: Kysely<Schema>, ids: readonly string[]): Promise<components["schemas"]["Place"][]> {
  const listed = await db
    .selectFrom("places")
    .select(["id", "name", "country", "country_name as countryName"])
    .where("id", "=", sql<string>`any(${[...ids]}::text[])`)
    .execute();
  return ids.flatMap((id) => {
    const place = listed.find((each) => each.id === id) ?? placeOf(id);
    return place ? [{ id, name: place.name, country: place.country, countryName: place.countryName }] : [];
  });
}
