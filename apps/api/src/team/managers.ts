// Who looks after a listing: its owner, and the others on its team. Everything that asks whether a vendor is someone's
// own asks here, or the view `vendor_managers`.
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";

type Db = Kysely<Schema>;

/** What someone is to a vendor as one of the people who look after it; null if they aren't one of them. */
export async function managerRole(
  db: Db,
  { vendorId, userId }: { vendorId: string; userId: string },
): Promise<"owner" | "manager" | null> {
  const { rows } = await sql<{ is_owner: boolean }>`
    select v.owner_id is not distinct from m.user_id as is_owner
    from vendor_managers m join vendors v on v.id = m.vendor_id
    where m.vendor_id = ${vendorId}::uuid and m.user_id = ${userId}::uuid`.execute(db);
  return rows[0] ? (rows[0].is_owner ? "owner" : "manager") : null;
}

export const manages = async (db: Db, who: { vendorId: string; userId: string }): Promise<boolean> =>
  (await managerRole(db, who)) !== null;

/**
 * For a query of `vendors v` and `users u`: whether someone has ever looked after it, or what is merged into it, by a claim
 * or on its team.
 */
export const hasEverManaged = sql`(
  with recursive tree as (select v.id union select m.id from tree join vendors m on m.merged_into = tree.id)
  select
    exists (
      select from claims c
      where c.vendor_id in (select id from tree) and c.claimant_id = u.id and c.status = 'approved')
    or exists (
      select from moderation_events e
      where e.subject_type = 'vendor' and e.subject_id in (select id from tree) and e.action = 'join team'
        and e.actor_id = u.id))`;

/** For a query of `vendors v`. */
export const managersColumn = sql`array(
  select m.user_id from vendor_managers m where m.vendor_id = v.id) as managers`;

export interface Manager {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  image: string;
  settings: Record<string, unknown>;
  /** When they joined; null for the owner. */
  since: Date | null;
}

/** The owner first, the others in the order in which they joined. */
export async function managersOf(db: Db, vendorId: string): Promise<Manager[]> {
  const { rows } = await sql<Manager>`
    select u.id, u.email, u.first_name, u.last_name, u.image, u.settings, t.since
    from vendor_managers m join users u on u.id = m.user_id
    left join vendor_members t on t.vendor_id = m.vendor_id and t.user_id = m.user_id
    where m.vendor_id = ${vendorId}::uuid
    order by t.since nulls first, u.id`.execute(db);
  return rows;
}

/**
 * Those whom a decision about a listing concerns: the people who look after it, and whoever added it, unless they have left.
 * @param into the listing that it is merged into, for the people who look after that one
 */
export async function concernedBy(
  db: Db,
  vendorId: string,
  into: string | null = null,
): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    select u.id, u.email from users u
    where u.deleted_at is null and u.id in (
      select m.user_id from vendor_managers m where m.vendor_id in (${vendorId}::uuid, ${into}::uuid)
      union select v.added_by from vendors v where v.id = ${vendorId}::uuid)
    order by u.id`.execute(db);
  return rows;
}
