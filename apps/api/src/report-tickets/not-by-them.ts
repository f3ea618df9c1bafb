// Which admins leave a ticket to another one.
import { type Kysely, sql } from "kysely";
import { isUnedited } from "../appeals/holds.ts";
import type { Schema } from "../database/schema.ts";
import { reviewConcerns } from "../partners/concerns.ts";
import { ProblemError } from "../problems.ts";

const refusals = {
  reported: "You’ve reported this review, so another admin has to decide.",
  decided: "You’ve decided about it before, so another admin has to hear the appeal.",
} as const;

type Admin = ReturnType<typeof sql>;

/**
 * For a query of `users u` beside `reviews r`: another admin, whom the review doesn't concern, and whose decision about it no
 * appeal has overturned.
 */
const couldDecide = (me: Admin) => sql`
  u.is_admin and u.id <> ${me} and u.deleted_at is null and u.erase_at is null
  and not ${reviewConcerns(sql`u.id`)}
  and not exists (
    select from review_appeals a join review_decisions d on d.id = a.decision_id
    where d.review_id = r.id and d.decided_by = u.id and a.by_author and a.outcome in ('granted', 'partly') and ${isUnedited})`;

/**
 * For a query of `reviews r`: whether an admin has reported what it says now. That the report was withdrawn or has been decided
 * is no way round it.
 */
const hasReported = (admin: Admin) => sql`exists (
  select from review_reports p where p.review_id = r.id and p.revision = r.revision and p.reporter_id = ${admin})`;

/** Why another admin has to decide about a ticket; null if this one may, as they may where there is no other. */
export async function notByThem(
  db: Kysely<Schema>,
  ticketId: string,
  adminId: string,
): Promise<keyof typeof refusals | null> {
  const reported = (admin: Admin) => sql`(${hasReported(admin)} or exists (
    select from review_reports p
    where p.ticket_id = t.id and p.reporter_id = ${admin} and (t.about = 'response' or p.withdrawn_at is null)
    union all
    select from review_appeals a where a.ticket_id = t.id and a.appellant_id = ${admin}))`;
  const decided = (admin: Admin) => sql`(t.appealed and exists (
    select from review_decisions d where d.decided_by = ${admin} and (d.ticket_id = t.id or d.id in (
      select a.decision_id from review_appeals a where a.ticket_id = t.id))))`;
  const [me, other] = [sql`${adminId}::uuid`, sql`u.id`];
  const { rows } = await sql<{ reported: boolean; decided: boolean; others: boolean }>`
    select ${reported(me)} as reported, ${decided(me)} as decided, exists (
      select from users u where ${couldDecide(me)} and not ${reported(other)} and not ${decided(other)}) as others
    from report_tickets t join reviews r on r.id = t.review_id
    where t.id = ${ticketId}::uuid`.execute(db);
  const [row] = rows;
  if (!row?.others) return null;
  return row.reported ? "reported" : row.decided ? "decided" : null;
}

/**
 * The same where no ticket is open.
 * @throws ProblemError conflict if they have reported what the review says now, and another admin can decide
 */
export async function assertNotReportedByThem(db: Kysely<Schema>, reviewId: string, adminId: string): Promise<void> {
  const [me, other] = [sql`${adminId}::uuid`, sql`u.id`];
  const { rows } = await sql`
    select from reviews r
    where r.id = ${reviewId}::uuid and ${hasReported(me)} and exists (
      select from users u where ${couldDecide(me)} and not ${hasReported(other)})`.execute(db);
  if (rows.length > 0) throw new ProblemError("conflict", { detail: refusals.reported });
}

/** @throws ProblemError conflict if another admin has to decide about a ticket */
export async function assertByThem(db: Kysely<Schema>, ticketId: string, adminId: string): Promise<void> {
  const refusal = await notByThem(db, ticketId, adminId);
  if (refusal) throw new ProblemError("conflict", { detail: refusals[refusal] });
}
