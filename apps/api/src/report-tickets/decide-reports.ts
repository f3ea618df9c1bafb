// An admin decides about everything that people have reported about one review.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { carryOut, concerns, lockDecided, type Means } from "../reviews/decide-review.ts";
import { assertRedacted } from "../reviews/redaction.ts";

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
  if (action === "redact" && !redacted) throw invalidField("/redacted", "is needed to redact a review");
  if (action !== "redact" && redacted) throw invalidField("/redacted", "is only for redacting a review");
  const asked = await trx.selectFrom("report_tickets").select("review_id").where("id", "=", id).executeTakeFirst();
  const review = asked && (await lockDecided(trx, asked.review_id));
  if (!review || (await concerns(trx, review, adminId))) throw new ProblemError("not-found");
  const refusal = await notByThem(trx, id, adminId);
  if (refusal) throw new ProblemError("conflict", { detail: refusals[refusal] });
  if (review.revision !== version)
    throw new ProblemError("conflict", {
      detail: "The review has changed since you loaded it. Load it again before you decide.",
    });
  if (redacted) assertRedacted(review, redacted);
  await carryOut(trx, means, { review, ticketId: id, adminId, decision });
}

const refusals = {
  reported: "You’ve reported this review, so another admin has to decide.",
} as const;

/** Why another admin has to decide about a ticket; null if this one may, as they may where there is no other. */
export async function notByThem(
  db: Kysely<Schema>,
  ticketId: string,
  adminId: string,
): Promise<keyof typeof refusals | null> {
  const { rows } = await sql<{ reported: boolean; others: boolean }>`
    select exists (
             select from review_reports p
             where p.ticket_id = ${ticketId}::uuid and p.reporter_id = ${adminId}::uuid) as reported,
           exists (
             select from users u where u.is_admin and u.id <> ${adminId}::uuid and u.deleted_at is null
               and u.erase_at is null) as others`.execute(db);
  const [{ reported, others }] = rows as [{ reported: boolean; others: boolean }];
  return reported && others ? "reported" : null;
}
