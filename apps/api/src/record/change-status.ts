// A change of state and its line in the record: neither comes without the other.
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import { type ModerationEvent, record } from "./record.ts";
import { type Change, transitionOf } from "./transitions.ts";

const tables = { vendor: "vendors", review: "reviews" } as const;

/** What is done to something that is there already. */
type Move = Exclude<Extract<Change, { subjectType: keyof typeof tables }>, { from?: null }>;
type What<M extends Move> = M extends Move ? Pick<M, "subjectType" | "action"> : never;

/**
 * Moves each of these to the state that the action leads to, all or none. Of two decisions at once, the second finds what the
 * first has made of it.
 * @param change.actor null: the system
 * @throws ProblemError not-found; conflict, telling the present state, where the action is not for that
 */
export async function changeStatus(
  trx: Transaction<Schema>,
  change: What<Move> & { ids: readonly string[]; actor: string | null; reason?: string },
): Promise<void> {
  const { subjectType, action, actor, reason = "" } = change;
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
      detail: `The ${subjectType} is ${stuck.status} now. This can only be done while it is ${only}.`,
    });
  }
  await sql`update ${table} set status = ${to} where id = any(${ids}::uuid[])`.execute(trx);
  await record(
    trx,
    // Their states were held against the table just now.
    rows.map(
      ({ id, status }) => ({ actor, action, subjectType, subjectId: id, from: status, to, reason }) as ModerationEvent,
    ),
  );
}

const oneOf = new Intl.ListFormat("en-GB", { type: "disjunction" });
