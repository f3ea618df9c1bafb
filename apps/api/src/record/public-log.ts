// What anyone may know of the decisions against reviews and listings: never whose they were or what they said. It has
// no ids either, which would lead to both.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Position } from "../lists/cursor.ts";
import { publicReason } from "../vendors/transparency.ts";
import { eventOrder } from "./events.ts";

type Decision = components["schemas"]["LoggedDecision"];

interface LogRow {
  id: string;
  keys: number[];
  at: Date;
  subject_type: string;
  action: string;
  automated: boolean;
  reason: string;
  lifted_at: Date | null;
  is_appealed: boolean;
  /** Of the author's appeal; null while it is open. */
  outcome: "granted" | "partly" | "refused" | "ended" | null;
  heard_at: Date | null;
}

/**
 * What is logged, by action, and as what. A review that goes because its author wrote another, or left, is no decision
 * against it: no admin does that.
 */
const logged = {
  hold: { subject: "review", by: "system", as: "held" },
  hide: { subject: "review", by: "admin", as: "hidden" },
  remove: { subject: "review", by: "admin", as: "removed" },
  redact: { subject: "report", by: "admin", as: "part-removed" },
  suspend: { subject: "vendor", by: "admin", as: "suspended" },
} as const satisfies Record<string, { subject: string; by: "system" | "admin"; as: Decision["action"] }>;

/** A page of the log, plus one more if another page follows. */
export async function readLog(db: Kysely<Schema>, from: Position | null, limit: number): Promise<LogRow[]> {
  // Each action has its own part of the index, and no more than a page is read of any.
  const parts = Object.entries(logged).map(
    ([action, { subject, by }]) => sql`(
      select e.* from moderation_events e
      where e.action = ${action} and e.subject_type = ${subject} and (e.actor_id is null) = ${by === "system"}
        and ${eventOrder.after(from)}
      ${eventOrder.upTo(limit)})`,
  );
  const { rows } = await sql<LogRow>`
    select e.id, ${eventOrder.keys} as keys, e.at, e.subject_type, e.action, e.actor_id is null as automated, e.reason,
           lifted.at as lifted_at, appeal.id is not null as is_appealed, appeal.outcome, appeal.decided_at as heard_at
    from (${sql.join(parts, sql` union all `)}) e
    left join lateral (
      select min(l.at) as at from moderation_events l
      where l.subject_type = e.subject_type and l.subject_id = e.subject_id and (l.at, l.id) > (e.at, e.id)
        and l.to_state in ('published', 'approved')) lifted on true
    left join lateral (
      select a.id, a.outcome, a.decided_at
      from review_decisions d join review_appeals a on a.decision_id = d.id and a.by_author
      -- Recorded in the transaction that made it.
      where d.action = e.action and d.at = e.at
        and (e.subject_type = 'review' and d.review_id = e.subject_id
             or e.subject_type = 'report' and d.ticket_id = e.subject_id)
      limit 1) appeal on true
    ${eventOrder.upTo(limit)}`.execute(db);
  return rows;
}

export function toDecision(row: LogRow): Decision {
  const { action, automated, lifted_at, heard_at } = row;
  const { subject, as } = logged[action as keyof typeof logged];
  const appeal = appealOf(row);
  return {
    at: row.at.toISOString(),
    kind: subject === "vendor" ? "listing" : "review",
    action: as,
    because: automated || subject === "vendor" ? null : publicReason(row.reason),
    automated,
    appeal,
    // Words that come back change no state.
    liftedAt: (action === "redact" ? (appeal === "granted" ? heard_at : null) : lifted_at)?.toISOString() ?? null,
  };
}

function appealOf({ is_appealed, outcome }: LogRow): Decision["appeal"] {
  if (!is_appealed || outcome === "ended") return "none";
  return outcome ?? "open";
}

const batch = 500;

export async function* logLines(db: Kysely<Schema>): AsyncGenerator<string> {
  for (let from: Position | null = null; ;) {
    const rows: LogRow[] = await readLog(db, from, batch);
    const part = rows.slice(0, batch);
    if (part.length > 0) yield part.map((row) => `${JSON.stringify(toDecision(row))}\n`).join("");
    if (rows.length <= batch) return;
    from = part.at(-1)!;
  }
}
