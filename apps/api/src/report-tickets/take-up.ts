// A review that no one has reported is to be decided about, because an admin wants to or a rule asks for it. That is a ticket
// like any other, so that the same rules and the same record apply.
import type { HoldReason } from "@troth/rules/screening";
import type { Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Schema } from "../database/schema.ts";
import { assertNotTheirs } from "../partners/concerns.ts";
import { ProblemError } from "../problems.ts";
import { record } from "../record/record.ts";
import { lockDecided, openTicketOf } from "../reviews/decide-review.ts";

/**
 * Opens a ticket about a review, or finds the one that says what has become of it.
 * @throws ProblemError not-found; conflict if it concerns them, or if there is nothing to decide about with a ticket
 */
export async function takeUp(
  trx: Transaction<Schema>,
  { reviewId, adminId }: { reviewId: string; adminId: string },
): Promise<{ id: string; isNew: boolean }> {
  const review = await lockDecided(trx, reviewId);
  if (!review) throw new ProblemError("not-found");
  await assertNotTheirs(trx, { by: review.author_id, vendorId: review.vendor_id }, adminId);
  const latest = await trx
    .selectFrom("report_tickets")
    .select(["id", "status"])
    .where("review_id", "=", reviewId)
    .where("about", "=", "review")
    .orderBy("opened_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (latest && (latest.status === "open" || review.status !== "published")) return { id: latest.id, isNew: false };
  if (review.status !== "published")
    throw new ProblemError("conflict", {
      detail: `The review is now ${review.status}. You can only do this while it is published.`,
    });
  return { id: await openTicket(trx, { reviewId, actor: adminId }), isNew: true };
}

/**
 * A rule takes up a published review, which stays as it is until an admin has decided. The review is locked.
 * @param given.reason the rule
 */
export async function takeUpByRule(
  trx: Transaction<Schema>,
  { reviewId, reason }: { reviewId: string; reason: HoldReason },
): Promise<void> {
  if (!(await openTicketOf(trx, reviewId))) await openTicket(trx, { reviewId, actor: null, reason });
}

async function openTicket(
  trx: Transaction<Schema>,
  { reviewId, actor, reason = "" }: { reviewId: string; actor: string | null; reason?: string },
): Promise<string> {
  const id = uuidv7();
  await trx.insertInto("report_tickets").values({ id, review_id: reviewId, own_initiative: true }).execute();
  await record(trx, { actor, action: "take up", subjectType: "report", subjectId: id, to: "open", reason });
  return id;
}
