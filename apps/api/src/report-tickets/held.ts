// Reviews that a rule holds: the queue, and all that an admin needs to decide about one.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Position } from "../lists/cursor.ts";
import { keyset } from "../lists/keyset.ts";
import { most } from "../moderation/case.ts";
import { hasWords } from "../moderation/queues.ts";
import { columns, joins, type LatestRow, vendorJson } from "../reviews/read-queries.ts";
import { isCompared } from "../reviews/screen.ts";
import { isOthers } from "../partners/concerns.ts";
import { fullName, personId } from "./tickets.ts";

type Db = Kysely<Schema>;
type Schemas = components["schemas"];
type HeldCase = Schemas["HeldCase"];

export interface HeldFilter {
  adminId: string;
  because: Schemas["HoldReason"] | null;
  q: string | null;
}

const since = [{ kind: "micros", column: sql`r.created_at` }] as const;
export const heldOrders = {
  oldest: keyset(since, { id: sql`r.id`, direction: "asc" }),
  newest: keyset(since, { id: sql`r.id` }),
};

export type HeldRow = LatestRow & {
  author: string;
  member_since: Date;
  because: Schemas["HoldReason"];
  held_at: Date;
};

const heldColumns = sql`${columns}, ${vendorJson} as vendor, ${fullName} as author, u.created_at as member_since,
  e.reason as because, e.at as held_at`;
const heldJoins = sql`join vendors v on v.id = r.vendor_id ${joins}
  join lateral (
    select e.reason, e.at from moderation_events e
    where e.subject_type = 'review' and e.subject_id = r.id and e.action = 'hold' limit 1) e on true`;

/** A page of what waits to be published, plus one more if another page follows. */
export async function readHeld(
  db: Db,
  { adminId, because, q }: HeldFilter,
  order: keyof typeof heldOrders,
  { from, limit }: { from: Position | null; limit: number },
) {
  const { keys, after, upTo } = heldOrders[order];
  const { rows } = await sql<HeldRow & { keys: number[] }>`
    select ${heldColumns}, ${keys} as keys from reviews r ${heldJoins}
    where r.status = 'held' and ${isOthers(adminId)} and ${after(from)}
      and ${because === null ? sql`true` : sql`r.held_because = ${because}`}
      and ${q === null ? sql`true` : hasWords(q, sql`concat_ws(' ', v.name_key, name_key(${fullName}))`)}
    ${upTo(limit)}`.execute(db);
  return rows;
}

/** Whatever has become of it since. Undefined if it was never held, and for admins whom it concerns. */
export async function readHeldReview(db: Db, id: string, adminId: string): Promise<HeldRow | undefined> {
  const { rows } = await sql<HeldRow>`
    select ${heldColumns} from reviews r ${heldJoins}
    where r.id = ${id}::uuid and ${isOthers(adminId)}`.execute(db);
  return rows[0];
}

/** The reviews that it read like when it was held, taken up or edited while it wasn’t public, apart from those that their authors have deleted, or whose words are gone. */
export async function readResembled(db: Db, id: string) {
  const { rows } = await sql<LatestRow & { person: string | null; author: string; is_same_author: boolean }>`
    select ${columns}, ${vendorJson} as vendor, ${personId} as person, ${fullName} as author, r.author_id = h.author_id as is_same_author
    from review_likenesses l join reviews h on h.id = l.review_id join reviews r on r.id = l.other_id
    join vendors v on v.id = r.vendor_id ${joins}
    where l.review_id = ${id}::uuid and ${isCompared}
    order by r.created_at desc, r.id limit ${most.others}`.execute(db);
  return rows;
}

/** What else its author has written. */
export async function readOthers(db: Db, id: string): Promise<HeldCase["others"]> {
  const { rows } = await sql<Omit<HeldCase["others"][number], "createdAt"> & { created_at: Date }>`
    select r.id, ${vendorJson} as vendor, r.rating, r.title, r.status, r.created_at
    from reviews h join reviews r on r.author_id = h.author_id and r.id <> h.id join vendors v on v.id = r.vendor_id
    where h.id = ${id}::uuid
    order by r.created_at desc, r.id desc limit ${most.others}`.execute(db);
  return rows.map(({ created_at, ...review }) => ({ ...review, createdAt: created_at.toISOString() }));
}

/** Decisions about other reviews that were held for the same reason. */
export const checkedFor = (because: Schemas["HoldReason"]) => sql`
  d.action in ('publish', 'remove') and exists (
    select from moderation_events e
    where e.subject_type = 'review' and e.subject_id = d.review_id and e.action = 'hold' and e.reason = ${because})`;
