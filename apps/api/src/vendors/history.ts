// What has happened to a listing: people's changes and the record's decisions in one list.
import type { components } from "@troth/api-client/schema";
import { publicName } from "@troth/rules/public-name";
import { type Kysely, sql } from "kysely";
import type { ListingChange, Schema } from "../database/schema.ts";
import type { Position } from "../lists/cursor.ts";
import { keyset } from "../lists/keyset.ts";
import type { ListingRow } from "./listing-queries.ts";

type Entry = components["schemas"]["HistoryEntry"];
type Relation = components["schemas"]["ListingRelation"];

/** Latest first. */
export const historyOrder = keyset([{ kind: "micros", column: sql`h.at` }], { id: sql`h.id` });

interface HistoryRow {
  id: string;
  keys: number[];
  at: Date;
  action: string;
  actor_id: string | null;
  /** What they were to the listing when they changed it; null for decisions. */
  relation: Relation | null;
  changes: ListingChange[];
  reason: string;
  first_name: string | null;
  last_name: string | null;
  is_admin: boolean | null;
}

/**
 * A page of a listing's history, plus one more if another page follows.
 * @param changesBy only this person's changes; null for everyone's
 */
export async function readHistory(
  db: Kysely<Schema>,
  vendorId: string,
  changesBy: string | null,
  from: Position | null,
  limit: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select h.*, ${historyOrder.keys} as keys, u.first_name, u.last_name, u.is_admin
    from (
      select id, at, 'change' as action, actor_id, relation, changes, '' as reason
      from vendor_revisions
      where vendor_id = ${vendorId}::uuid and (${changesBy}::uuid is null or actor_id = ${changesBy}::uuid)
      union all
      select e.id, e.at, e.action, e.actor_id, null, '[]', coalesce(d.explanation, e.reason)
      from moderation_events e left join vendor_decisions d on d.event_id = e.id
      where e.subject_type = 'vendor' and e.subject_id = ${vendorId}::uuid
        -- Is among the changes, with what it said.
        and e.action <> 'edit'
    ) h left join users u on u.id = h.actor_id and u.deleted_at is null
    where ${historyOrder.after(from)}
    ${historyOrder.upTo(limit)}`.execute(db);
  return rows;
}

/** As one of the people who look after the listing sees it. */
export function toEntry(
  row: HistoryRow,
  listing: Pick<ListingRow, "owner_id" | "added_by">,
  viewer: { userId: string; relation: Relation },
): Entry {
  const by = row.actor_id === viewer.userId ? "you" : roleOf(row, listing);
  // Who decided, and who added a vendor, is for admins to know.
  const isNamed =
    row.first_name !== null && (by === "owner" || by === "manager" || (viewer.relation === "admin" && by !== "you"));
  return {
    id: row.id,
    at: row.at.toISOString(),
    by,
    name: isNamed ? publicName(row.first_name!, row.last_name!) : null,
    action: row.action,
    changes: row.changes,
    because: null,
    // Why it was taken from those who looked after it before is between us and them.
    reason: row.action === "end ownership" && viewer.relation !== "admin" ? "" : row.reason,
  };
}

/** What only an owner or only the others on a team do, whatever they are now. */
const byOwner = new Set(["invite member", "withdraw invitation", "remove member", "transfer", "release"]);
const byManager = new Set(["join team", "leave team"]);

function roleOf(
  { relation, actor_id, is_admin, action }: HistoryRow,
  listing: Pick<ListingRow, "owner_id" | "added_by">,
) {
  if (relation) return relation;
  if (actor_id === null) return "system";
  if (byOwner.has(action)) return "owner";
  if (byManager.has(action)) return "manager";
  if (actor_id === listing.added_by && (action === "submit" || action === "resubmit")) return "author";
  if (actor_id === listing.owner_id) return "owner";
  if (action === "invite clients") return "manager";
  return is_admin || !(action === "submit" || action === "resubmit") ? "admin" : "author";
}
