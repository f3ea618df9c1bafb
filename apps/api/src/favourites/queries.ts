import { randomInt } from "node:crypto";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { components } from "@troth/api-client/schema";
import type { Schema } from "../database/schema.ts";
import type { Position } from "../lists/cursor.ts";
import { type Keyset, keyset } from "../lists/keyset.ts";
import { summaryColumns, type VendorRow } from "../vendors/summary.ts";

type Sort = components["schemas"]["FavouriteSort"];
type Note = components["schemas"]["FavouriteNote"];

/** Most recent first. */
const favouriteOrder = keyset([{ kind: "micros", column: sql`t.added_at` }], { id: sql`t.vendor_id` });

// Names aren't numbers, so a position says only which vendor was last, and its name is looked up.
const byName: Keyset = {
  kinds: [],
  keys: sql`array[]::float8[]`,
  after: (from) =>
    sql`(${from?.id ?? null}::uuid is null or (v.name_key, v.id) > (select name_key, id from vendors where id = ${from?.id ?? null}::uuid))`,
  upTo: (limit) => sql`order by v.name_key, v.id limit ${limit + 1}`,
};

export const orders: Record<Sort, Keyset> = {
  added: favouriteOrder,
  name: byName,
  rating: keyset(
    [
      { kind: "number", column: sql`coalesce(s.average, 0)` },
      { kind: "integer", column: sql`s.review_count` },
    ],
    { id: sql`v.id` },
  ),
};

interface ListQuery {
  listId: string;
  sort: Sort;
  /** Only these vendors; all if absent. */
  vendors: readonly string[] | undefined;
  from: Position | null;
  limit: number;
}

/** A page of a list from a given position, plus one more if another page follows. */
export async function readFavourites(db: Kysely<Schema>, { listId, sort, vendors, from, limit }: ListQuery) {
  const order = orders[sort];
  const { rows } = await sql<VendorRow & { added_at: Date; hearts: string[]; notes: Note[]; keys: number[] }>`
    select ${summaryColumns}, t.added_at, ${order.keys} as keys,
      array(select f.user_id::text from favourites f where f.list_id = t.list_id and f.vendor_id = t.vendor_id
        order by f.added_at, f.user_id) as hearts,
      (select coalesce(json_agg(json_build_object('memberId', n.user_id, 'text', n.text, 'version', n.version)
          order by n.updated_at, n.user_id), '[]')
        from favourite_notes n where n.list_id = t.list_id and n.vendor_id = t.vendor_id) as notes
    from favourite_list_vendors t join vendors v on v.id = t.vendor_id and v.status = 'approved'
      join vendor_stats s on s.vendor_id = v.id
    where t.list_id = ${listId}::uuid and t.removed_at is null
      and ${vendors ? sql`v.id = any(${vendors}::uuid[])` : sql`true`} and ${order.after(from)}
    ${order.upTo(limit)}`.execute(db);
  return rows;
}

/**
 * The vendors that have someone's heart and are still listed, most recent first: those among their favourites, and those
 * on their other lists.
 */
export async function heartedIds(db: Kysely<Schema>, userId: string) {
  const { rows } = await sql<{ id: string; own: boolean }>`
    select v.id, f.list_id = favourites_of(${userId}::uuid) as own
    from favourite_list_members m
      join favourites f on f.list_id = m.list_id and f.user_id = m.user_id
      join favourite_list_vendors t on t.list_id = f.list_id and t.vendor_id = f.vendor_id and t.removed_at is null
      join vendors v on v.id = f.vendor_id and v.status = 'approved'
    where m.user_id = ${userId}::uuid
    order by t.added_at desc, v.id desc`.execute(db);
  const idsOf = (own: boolean) => [...new Set(rows.filter((row) => row.own === own).map(({ id }) => id))];
  return { vendorIds: idsOf(true), elsewhereIds: idsOf(false) };
}

/** The id of the list that everyone has, stored or not. */
export async function favouritesOf(db: Kysely<Schema>, userId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select favourites_of(${userId}::uuid) as id`.execute(db);
  return rows[0]!.id;
}

/** Stores the list that everyone has, if it isn't yet. */
export async function storeFavourites(trx: Transaction<Schema>, userId: string): Promise<void> {
  const listId = await favouritesOf(trx, userId);
  await trx
    .insertInto("favourite_lists")
    .values({ id: listId, name: "Favourites" })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await trx
    .insertInto("favourite_list_members")
    .values({ list_id: listId, user_id: userId, is_default: true })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

const members = sql`(
  select json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'image', u.image, 'isDefault', o.is_default)
    order by o.joined_at, o.user_id)
  from favourite_list_members o join users u on u.id = o.user_id where o.list_id = l.id)`;

const vendorCount = sql`(
  select count(*)::integer from favourite_list_vendors t join vendors v on v.id = t.vendor_id and v.status = 'approved'
  where t.list_id = l.id and t.removed_at is null)`;

export interface ListRow {
  id: string;
  name: string;
  link_created_at: Date | null;
  vendor_count: number;
  has_vendor: boolean | null;
  /** The owner first. */
  members: { id: string; firstName: string; image: string; isDefault: boolean }[];
}

const listsWhere = (condition: RawBuilder<unknown>, vendorId: string | null = null) => sql<ListRow>`
  select l.id, l.name, l.link_created_at, ${vendorCount} as vendor_count, ${members} as members,
    case when ${vendorId}::uuid is null then null else exists (
      select from favourite_list_vendors t where t.list_id = l.id and t.vendor_id = ${vendorId}::uuid and t.removed_at is null
    ) end as has_vendor
  from favourite_lists l where ${condition}
  order by (select bool_or(o.is_default) from favourite_list_members o where o.list_id = l.id) desc, l.name, l.id`;

/** The stored lists that someone is on. */
export const listsOf = async (db: Kysely<Schema>, userId: string, vendorId: string | undefined) =>
  (
    await listsWhere(
      sql`l.id in (select list_id from favourite_list_members where user_id = ${userId}::uuid)`,
      vendorId ?? null,
    ).execute(db)
  ).rows;

export const listById = async (db: Kysely<Schema>, listId: string): Promise<ListRow | undefined> =>
  (await listsWhere(sql`l.id = ${listId}::uuid`).execute(db)).rows[0];

export const listByLink = async (db: Kysely<Schema>, hash: Buffer): Promise<ListRow | undefined> =>
  (await listsWhere(sql`l.link_hash = ${hash}`).execute(db)).rows[0];

/** Holds the list's row until the end of the transaction, so that its limits hold and its last member is the last. */
export const lockList = (trx: Transaction<Schema>, listId: string) =>
  trx.selectFrom("favourite_lists").select(["id", "link_hash"]).where("id", "=", listId).forUpdate().executeTakeFirst();

/** Holds the person's row, so that two lists at once don't exceed their number. */
export async function countListsOf(trx: Transaction<Schema>, userId: string): Promise<number> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const { lists } = await trx
    .selectFrom("favourite_list_members")
    .select((eb) => eb.fn.countAll<number>().as("lists"))
    .where("user_id", "=", userId)
    .where("is_default", "=", false)
    .executeTakeFirstOrThrow();
  return lists + 1;
}

export async function insertList(trx: Transaction<Schema>, id: string, name: string, userId: string): Promise<void> {
  await trx.insertInto("favourite_lists").values({ id, name }).execute();
  await insertMember(trx, id, userId);
}

export const insertMember = (trx: Transaction<Schema>, listId: string, userId: string) =>
  trx.insertInto("favourite_list_members").values({ list_id: listId, user_id: userId }).execute();

export const deleteList = (trx: Transaction<Schema>, listId: string) =>
  trx.deleteFrom("favourite_lists").where("id", "=", listId).execute();

/** Takes someone off a list, with their hearts and notes. Without members it is deleted. */
export async function deleteMember(trx: Transaction<Schema>, listId: string, userId: string): Promise<void> {
  await trx.deleteFrom("favourite_list_members").where("list_id", "=", listId).where("user_id", "=", userId).execute();
  await deleteDesertedLists(trx, listId);
}

/** Deletes someone's favourites, also for the people they are shared with, and takes them off all other lists. */
export async function forgetFavourites(trx: Transaction<Schema>, userId: string): Promise<void> {
  // Its id follows from theirs, so they would be back among the others on it as soon as they saved something.
  await deleteList(trx, await favouritesOf(trx, userId));
  const left = await trx
    .deleteFrom("favourite_list_members")
    .where("user_id", "=", userId)
    .returning("list_id")
    .execute();
  for (const { list_id } of left) await deleteDesertedLists(trx, list_id);
}

/** Deletes lists that no one is on any more: this one, or all of them. */
export const deleteDesertedLists = (db: Kysely<Schema>, listId?: string) =>
  db
    .deleteFrom("favourite_lists")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("favourite_list_members as m")
            .select("m.user_id")
            .whereRef("m.list_id", "=", "favourite_lists.id"),
        ),
      ),
    )
    .$if(listId !== undefined, (query) => query.where("id", "=", listId!))
    .execute();

/** Deletes what was taken off a list before a time, with its hearts and notes. */
export const deleteRemovedVendors = (db: Kysely<Schema>, before: RawBuilder<Date>) =>
  db.deleteFrom("favourite_list_vendors").where("removed_at", "<", before).execute();

export async function countVendors(trx: Transaction<Schema>, listId: string): Promise<number> {
  const { vendors } = await trx
    .selectFrom("favourite_list_vendors")
    .select((eb) => eb.fn.countAll<number>().as("vendors"))
    .where("list_id", "=", listId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return vendors;
}

/** @returns whether there is such a vendor; one that was already on the list stays where it was */
export async function insertFavourite(
  trx: Transaction<Schema>,
  listId: string,
  userId: string,
  vendorId: string,
): Promise<boolean> {
  const listed = await trx
    .selectFrom("vendors")
    .select("id")
    .where("id", "=", vendorId)
    .where("status", "=", "approved")
    .executeTakeFirst();
  if (!listed) return false;
  await trx
    .insertInto("favourite_list_vendors")
    .values({ list_id: listId, vendor_id: vendorId })
    .onConflict((oc) => oc.columns(["list_id", "vendor_id"]).doUpdateSet({ removed_at: null }))
    .execute();
  await trx
    .insertInto("favourites")
    .values({ list_id: listId, user_id: userId, vendor_id: vendorId })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return true;
}

/** Takes a heart back. On a list of their own the vendor leaves with it; on a shared one it stays until it is removed. */
export async function deleteHeart(
  trx: Transaction<Schema>,
  { id: listId, members }: ListRow,
  userId: string,
  vendorId: string,
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom("favourites")
    .where("list_id", "=", listId)
    .where("user_id", "=", userId)
    .where("vendor_id", "=", vendorId)
    .executeTakeFirst();
  if (numDeletedRows > 0n && members.length === 1) await removeVendor(trx, listId, vendorId);
}

/** Whether someone else has written a note on a vendor that is on a list. */
export const hasOthersNotes = async (
  trx: Transaction<Schema>,
  listId: string,
  userId: string,
  vendorId: string,
): Promise<boolean> =>
  (await trx
    .selectFrom("favourite_notes as n")
    .innerJoin("favourite_list_vendors as t", (join) =>
      join.onRef("t.list_id", "=", "n.list_id").onRef("t.vendor_id", "=", "n.vendor_id"),
    )
    .select("n.user_id")
    .where("n.list_id", "=", listId)
    .where("n.vendor_id", "=", vendorId)
    .where("n.user_id", "!=", userId)
    .where("t.removed_at", "is", null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Hearts and notes stay for now, so that this can be undone. */
export const removeVendor = (trx: Transaction<Schema>, listId: string, vendorId: string) =>
  trx
    .updateTable("favourite_list_vendors")
    .set({ removed_at: sql`now()` })
    .where("list_id", "=", listId)
    .where("vendor_id", "=", vendorId)
    .where("removed_at", "is", null)
    .execute();

export const isOnList = async (trx: Transaction<Schema>, listId: string, vendorId: string): Promise<boolean> =>
  (await trx
    .selectFrom("favourite_list_vendors as t")
    .innerJoin("vendors as v", "v.id", "t.vendor_id")
    .select("t.vendor_id")
    .where("t.list_id", "=", listId)
    .where("t.vendor_id", "=", vendorId)
    .where("t.removed_at", "is", null)
    .where("v.status", "=", "approved")
    .executeTakeFirst()) !== undefined;

interface NoteKey {
  listId: string;
  vendorId: string;
  userId: string;
}

/**
 * Saves a note, or removes it if it is empty. Saving what is already there changes nothing, so a repeated call succeeds.
 * @param expected the version that was read, in quotes; "0" if there was none
 * @returns the note's version, 0 if it is gone; null if it has changed since
 */
export async function saveNote(
  trx: Transaction<Schema>,
  { listId, vendorId, userId }: NoteKey,
  text: string,
  expected: string,
): Promise<number | null> {
  const [note] = await trx
    .selectFrom("favourite_notes")
    .select(["text", "version"])
    .where("list_id", "=", listId)
    .where("vendor_id", "=", vendorId)
    .where("user_id", "=", userId)
    .execute();
  if ((note?.text ?? "") === text) return note?.version ?? 0;
  if (`"${note?.version ?? 0}"` !== expected) return null;
  const key = { list_id: listId, vendor_id: vendorId, user_id: userId };
  const own = sql<boolean>`(list_id, vendor_id, user_id) = (${listId}::uuid, ${vendorId}::uuid, ${userId}::uuid)`;
  if (text === "") {
    await trx.deleteFrom("favourite_notes").where(own).execute();
    return 0;
  }
  // Not counted up: a note that is removed and written again must not get a version that it had before.
  const version = randomInt(1, 2 ** 31);
  if (note)
    await trx
      .updateTable("favourite_notes")
      .set({ text, version, updated_at: sql`now()` })
      .where(own)
      .execute();
  else
    await trx
      .insertInto("favourite_notes")
      .values({ ...key, text, version })
      .execute();
  return version;
}

/** @param hash of the token; null ends the link @returns since when it can be joined */
export const setLink = (trx: Transaction<Schema>, listId: string, hash: Buffer | null) =>
  trx
    .updateTable("favourite_lists")
    .set({ link_hash: hash, link_created_at: hash && sql`now()` })
    .where("id", "=", listId)
    .returning("link_created_at")
    .executeTakeFirstOrThrow();
