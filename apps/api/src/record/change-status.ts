// Changes a state and adds it to the record. Neither happens without the other.
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { type ModerationEvent, record } from "./record.ts";
import { type Change, transitionOf } from "./transitions.ts";

/** The database accepts no other change of these states (102_states_as_they_may_change.sql). */
export const tables = {
  vendor: "vendors",
  review: "reviews",
  claim: "claims",
  proposal: "vendor_proposals",
  report: "report_tickets",
  removal: "removal_requests",
  notice: "notices",
  proof: "review_proofs",
} as const;

/** What people know them as, where that differs. */
const names: Partial<Record<keyof typeof tables, string>> = { removal: "request", proposal: "suggestion" };

/** An action on something that already exists. */
type Move = Exclude<Extract<Change, { subjectType: keyof typeof tables }>, { from?: null }>;
type What<M extends Move> = M extends Move ? Pick<M, "subjectType" | "action"> : never;

/**
 * Moves each of these to the state that results from the action, all or none. If two decisions come at the same time,
 * the second finds the state that the first one left.
 * @param change.actor null: the system
 * @throws ProblemError not-found; conflict, with the present state, if the action isn't allowed in it
 */
export async function changeStatus(
  trx: Transaction<Schema>,
  change: What<Move> & { ids: readonly string[]; actor: string | null } & Pick<
      ModerationEvent,
      "because" | "reason" | "changes" | "digest"
    > & { eventId?: string },
): Promise<void> {
  const { subjectType, action, actor, because, reason, changes, digest, eventId } = change;
  const { from, to } = transitionOf(change);
  const table = sql.table(tables[subjectType]);
  const ids = [...new Set(change.ids)];
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from ${table} where id = any(${ids}::uuid[]) order by id for no key update`.execute(trx);
  if (rows.length < ids.length) throw new ProblemError("not-found");
  const stuck = rows.find(({ status }) => !from.includes(status));
  if (stuck) {
    const only = oneOf.format(from.filter((state) => state !== null));
    throw new ProblemError("conflict", {
      detail: `The ${names[subjectType] ?? subjectType} is now ${stuck.status}. You can only do this while it is ${only}.`,
    });
  }
  await sql`update ${table} set status = ${to} where id = any(${ids}::uuid[])`.execute(trx);
  await record(
    trx,
    // Their states were just checked against the table.
    rows.map(
      ({ id, status }) =>
        ({
          actor,
          action,
          subjectType,
          subjectId: id,
          from: status,
          to,
          because,
          reason,
          changes,
          digest,
          id: eventId,
        }) as ModerationEvent,
    ),
  );
}

const oneOf = new Intl.ListFormat("en-GB", { type: "disjunction" });
