// An admin decides about everything that people have reported about one review.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql, type Transaction } from "kysely";
import { isWorse, latestDecision, openAppeals } from "../appeals/end-appeals.ts";
import type { Schema } from "../database/schema.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { carryOut, concerns, lockDecided, type Means } from "../reviews/decide-review.ts";

type Decision = components["schemas"]["ReportDecision"];

/** @throws ProblemError not-found; invalid-body; conflict, if someone else has decided or the review has changed */
export async function decideReports(
  trx: Transaction<Schema>,
  means: Means,
  { id, adminId, decision }: { id: string; adminId: string; decision: Decision },
): Promise<void> {
  const { action, because, version, redacted } = decision;
  const isDismissed = action === "dismiss";
  if (!isDismissed && !because) throw invalidField("/because", "is needed unless the reports are dismissed");
  if (isDismissed && because) throw invalidField("/because", "isn’t for reports that are dismissed");
  if (action !== "redact" && redacted) throw invalidField("/redacted", "is only for redacting a review");
  const read = () =>
    trx
      .selectFrom("report_tickets")
      .select(["review_id", "status", "appealed"])
      .where("id", "=", id)
      .executeTakeFirst();
  const asked = await read();
  const review = asked && (await lockDecided(trx, asked.review_id));
  if (!review || (await concerns(trx, review, adminId))) throw new ProblemError("not-found");
  const ticket = (await read())!;
  if (ticket.status !== "open")
    throw new ProblemError("conflict", {
      detail: `The report is now ${ticket.status}. You can only do this while it is open.`,
    });
  const refusal = await notByThem(trx, id, adminId);
  if (refusal) throw new ProblemError("conflict", { detail: refusals[refusal] });
  if (review.revision !== version)
    throw new ProblemError("conflict", {
      detail: "The review has changed since you loaded it. Load it again before you decide.",
    });
  const appealed = ticket.appealed ? await latestDecision(trx, review.id) : undefined;
  if (action === "redact" && !redacted && appealed?.action !== "redact")
    throw invalidField("/redacted", "is needed to redact a review");
  if (appealed && isWorse(action, appealed.action) && (await openAppeals(trx, id)).some((one) => one.by_author))
    throw new ProblemError("conflict", { detail: "An appeal mustn’t make it worse for whoever made it." });
  await carryOut(trx, means, { review, ticketId: id, adminId, decision, appealed });
}

const refusals = {
  reported: "You’ve reported this review, so another admin has to decide.",
  decided: "You’ve decided about it before, so another admin has to hear the appeal.",
} as const;

/** Why another admin has to decide about a ticket; null if this one may, as they may where there is no other. */
export async function notByThem(
  db: Kysely<Schema>,
  ticketId: string,
  adminId: string,
): Promise<keyof typeof refusals | null> {
  const reported = (admin: ReturnType<typeof sql>) => sql`exists (
    select from review_reports p where p.ticket_id = t.id and p.reporter_id = ${admin} and p.withdrawn_at is null)`;
  const decided = (admin: ReturnType<typeof sql>) => sql`(t.appealed and exists (
    select from review_decisions d where d.decided_by = ${admin} and (d.ticket_id = t.id or d.id in (
      select a.decision_id from review_appeals a where a.ticket_id = t.id))))`;
  const [me, other] = [sql`${adminId}::uuid`, sql`u.id`];
  const { rows } = await sql<{ reported: boolean; decided: boolean; others: boolean }>`
    select ${reported(me)} as reported, ${decided(me)} as decided, exists (
      select from users u
      where u.is_admin and u.id <> ${me} and u.id <> r.author_id and u.deleted_at is null and u.erase_at is null
        and not ${reported(other)} and not ${decided(other)} and not exists (
          select from vendor_managers m where m.vendor_id = r.vendor_id and m.user_id = u.id)) as others
    from report_tickets t join reviews r on r.id = t.review_id
    where t.id = ${ticketId}::uuid`.execute(db);
  const [row] = rows;
  if (!row?.others) return null;
  return row.reported ? "reported" : row.decided ? "decided" : null;
}
