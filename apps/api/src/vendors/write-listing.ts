// Adds and changes listings: what the database has to be asked for, and everything that follows, in one transaction.
import { defaultOpeningHours } from "@troth/ui/opening-hours";
import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { components } from "@troth/api-client/schema";
import type { Schema } from "../database/schema.ts";
import { isSpelt, listingSlug, slugOf } from "../import/names.ts";
import { ProblemError } from "../problems.ts";
import { record } from "../record/record.ts";
import { tagOf } from "../users/queries.ts";
import { changesOf, checkedFields, columnsOf, type GivenFields, type ListingFields } from "./listing-content.ts";
import { type ListingRow, replacePhotos } from "./listing-queries.ts";

type Relation = components["schemas"]["ListingRelation"];

/** What a new listing says that nothing was said about. */
export const defaults = (): Omit<ListingFields, "name" | "category" | "location"> => ({
  description: "",
  phoneNumber: "",
  website: "",
  address: "",
  socialMedia: ["facebook", "twitter", "instagram"].map((platform) => ({ platform, username: "" })),
  openingHours: structuredClone(defaultOpeningHours) as ListingFields["openingHours"],
  specialHours: [],
  priceRange: null,
  photos: [],
});

/** @returns its id @throws ProblemError invalid-body */
export async function createListing(
  trx: Transaction<Schema>,
  userId: string,
  given: components["schemas"]["NewVendor"],
): Promise<string> {
  const fields = { ...defaults(), ...(await checkedFields(trx, userId, given, null)) } as ListingFields;
  const id = uuidv7();
  const row = {
    ...(await columnsOf(trx, fields, null)),
    id,
    added_by: userId,
    status: "pending",
  } as Omit<Insertable<Schema["vendors"]>, "slug">;
  const spelt = slugOf(fields.name, 40);
  const nameSlug = isSpelt(fields.name, spelt) ? spelt : "";
  const insert = async (slug: string) =>
    trx
      .insertInto("vendors")
      .values({ ...row, slug })
      .onConflict((oc) => oc.column("slug").doNothing())
      .returning("id")
      .executeTakeFirst();
  const [main] = fields.location;
  const taken = nameSlug === "" || !(await insert(listingSlug(nameSlug, main!)));
  // The end of the id is random.
  if (taken) await insert(listingSlug(nameSlug, main!, id.slice(-8)));
  await replacePhotos(trx, id, fields.photos);
  await record(trx, { actor: userId, action: "submit", subjectType: "vendor", subjectId: id, to: "pending" });
  return id;
}

/**
 * Changes a listing that the caller has locked, and keeps what it was.
 * @returns whether anything is different now
 * @throws ProblemError invalid-body
 */
export async function changeListing(
  trx: Transaction<Schema>,
  row: ListingRow,
  given: GivenFields,
  { userId, relation }: { userId: string; relation: Relation },
): Promise<boolean> {
  const current = { ...fieldsOf(row), id: row.id };
  const fields = await checkedFields(trx, userId, given, current);
  const changes = changesOf(current, fields);
  if (changes.length === 0) return false;
  const changed = Object.fromEntries(changes.map(({ field, to }) => [field, to])) as GivenFields;
  await trx
    .updateTable("vendors")
    .set({ ...(await columnsOf(trx, changed, current)), version: row.version + 1, updated_at: sql`now()` })
    .where("id", "=", row.id)
    .execute();
  if (changed.photos) await replacePhotos(trx, row.id, changed.photos);
  await trx
    .insertInto("vendor_revisions")
    .values({
      id: uuidv7(),
      vendor_id: row.id,
      revision: row.version + 1,
      actor_id: userId,
      relation,
      changes: JSON.stringify(changes),
    })
    .execute();
  // Which fields, but not what they said: that goes with the listing.
  if (relation === "admin") {
    const reason = changes.map(({ field }) => field).join(", ");
    await record(trx, { actor: userId, action: "edit", subjectType: "vendor", subjectId: row.id, reason });
  }
  return true;
}

/**
 * Deletes a listing that was never public, which the caller has locked. Nothing but the record keeps that there was one;
 * its photos are swept up as any that nothing uses.
 * @throws ProblemError conflict, with the present state, once it has been approved
 */
export async function withdrawListing(
  trx: Transaction<Schema>,
  { id, status }: Pick<ListingRow, "id" | "status">,
  userId: string,
): Promise<void> {
  if (status !== "pending" && status !== "rejected")
    throw new ProblemError("conflict", {
      detail: `This listing is ${status}, so it can’t be withdrawn. You can ask us to remove it.`,
    });
  await trx.deleteFrom("vendors").where("id", "=", id).execute();
  const event = { actor: userId, action: "withdraw", subjectType: "vendor", subjectId: id } as const;
  await record(trx, { ...event, from: status, to: "withdrawn" });
}

/** Whether this person has withdrawn it already, perhaps without having seen the answer. */
export async function isWithdrawnBy(db: Kysely<Schema>, id: string, userId: string): Promise<boolean> {
  const event = await db
    .selectFrom("moderation_events")
    .select("id")
    .where("subject_type", "=", "vendor")
    .where("subject_id", "=", id)
    .where("action", "=", "withdraw")
    .where("actor_id", "=", userId)
    .executeTakeFirst();
  return event !== undefined;
}

/** @param read the version that the caller has read @throws ProblemError changed-meanwhile */
export function assertUnchanged({ version }: Pick<ListingRow, "version">, read: string | undefined): void {
  if (read !== tagOf(version))
    throw new ProblemError("changed-meanwhile", {
      detail: "Someone has changed this listing since you loaded it, perhaps you in another tab.",
    });
}

/** What people can change of it, as it is now. */
export const fieldsOf = (row: ListingRow): ListingFields => ({
  name: row.name,
  description: row.description,
  category: row.category,
  location: row.location,
  phoneNumber: row.phone_number,
  website: row.website,
  address: row.address,
  socialMedia: row.social_media,
  openingHours: row.opening_hours,
  specialHours: row.special_hours,
  priceRange: row.price_range as ListingFields["priceRange"],
  photos: row.pictures.map(({ id, alt }) => ({ id, alt })),
});

/** What someone is to a listing; null: nothing, and it doesn't exist for them. */
export const relationOf = (
  { owner_id, managers, added_by }: Pick<ListingRow, "owner_id" | "managers" | "added_by">,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
): Relation | null => {
  if (owner_id === userId) return "owner";
  if (managers.includes(userId)) return "manager";
  if (isAdmin) return "admin";
  return added_by === userId ? "author" : null;
};

/** In which states they may change it. */
const editable: Record<Relation, readonly ListingRow["status"][]> = {
  owner: ["pending", "rejected", "approved"],
  manager: ["pending", "rejected", "approved"],
  admin: ["pending", "rejected", "approved", "suspended", "merged", "retired"],
  author: ["pending", "rejected"],
};

export const mayEdit = (relation: Relation, { status }: Pick<ListingRow, "status">): boolean =>
  editable[relation].includes(status);

/** @throws ProblemError not-found for those whom it no longer concerns; conflict for its team in the wrong state */
export function assertMayEdit(relation: Relation, row: Pick<ListingRow, "status">): void {
  if (mayEdit(relation, row)) return;
  if (relation === "author") throw new ProblemError("not-found");
  throw new ProblemError("conflict", { detail: `This listing is ${row.status}, so it can’t be changed.` });
}
