// An admin decides about what people have reported about a vendor's reply. The review isn't touched.
import type { Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { components } from "@troth/api-client/schema";
import { assertAsRead } from "../as-read.ts";
import type { Schema } from "../database/schema.ts";
import { type Mail, queueMails } from "../mail/outbox.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { digestOf } from "../record/words.ts";
import { type DecidedReview, type Means, settleReports } from "../reviews/decide-review.ts";
import { replyRemovedEmail, replyReportsDecidedEmail } from "../reviews/decision-emails.ts";
import { endTicket } from "../reviews/end-reports.ts";
import { managersOf } from "../team/managers.ts";
import { cleanName } from "../text/clean-name.ts";

/**
 * The review is locked, and the ticket open.
 * @throws ProblemError invalid-body; conflict, if the reply has changed since the admin read it, or is gone
 */
export async function decideReply(
  trx: Transaction<Schema>,
  { jobs, site }: Means,
  given: {
    review: DecidedReview;
    ticketId: string;
    adminId: string;
    decision: components["schemas"]["ReportDecision"];
  },
): Promise<void> {
  const { review, ticketId, adminId, decision } = given;
  const { action, because = null, explanation, responseVersion } = decision;
  if (action !== "dismiss" && action !== "remove-reply")
    throw invalidField("/action", "is for reports about the review, and these are about the reply");
  const isRemoved = action === "remove-reply";
  if (isRemoved && responseVersion === undefined) throw invalidField("/responseVersion", "is needed to remove a reply");
  const id = uuidv7();
  const { digest, salt } = digestOf(id, explanation);
  await endTicket(trx, {
    id: ticketId,
    action: isRemoved ? "remove reply" : "dismiss",
    actor: adminId,
    reason: because ?? "",
    digest,
  });
  await trx
    .insertInto("review_decisions")
    .values({
      id,
      review_id: review.id,
      ticket_id: ticketId,
      action,
      because,
      explanation,
      salt,
      decided_by: adminId,
    })
    .execute();
  const about = { business: cleanName(review.name), vendorId: review.vendor_id, reviewId: review.id };
  const mails: { mail: Mail; userId: string }[] = [];
  if (isRemoved) {
    await removeReply(trx, { reviewId: review.id, decisionId: id, version: responseVersion! });
    for (const { id: userId, email } of await managersOf(trx, review.vendor_id))
      mails.push({ mail: replyRemovedEmail(site, email, about, decision), userId });
  }
  for (const { id: userId, email } of await settleReports(trx, { ticketId, decisionId: id, onlyNew: false })) {
    const isAuthor = userId === review.author_id;
    mails.push({ mail: replyReportsDecidedEmail(site, email, about, { ...decision, isRemoved, isAuthor }), userId });
  }
  await queueMails(trx, jobs, mails);
}

/** Takes it away, and keeps what it said beside the decision. */
async function removeReply(
  trx: Transaction<Schema>,
  { reviewId, decisionId, version }: { reviewId: string; decisionId: string; version: number },
): Promise<void> {
  const reply = await trx
    .deleteFrom("review_responses")
    .where("review_id", "=", reviewId)
    .returning(["text", "version"])
    .executeTakeFirst();
  if (!reply) throw new ProblemError("conflict", { detail: "The reply isn’t there any more." });
  assertAsRead("reply", reply.version, version);
  await trx.insertInto("removed_replies").values({ decision_id: decisionId, text: reply.text }).execute();
}
