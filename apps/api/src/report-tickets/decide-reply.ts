// An admin decides about what people have reported about a vendor's reply, or given notice of. The review isn't touched.
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

interface Removal {
  review: DecidedReview;
  /** Null: no report about it is open. */
  ticketId: string | null;
  adminId: string;
  because?: components["schemas"]["RemovalReason"] | undefined;
  explanation: string;
  /** As the admin read it. */
  version: number;
  /** What a notice of illegal content alleges, if that is why. */
  alleged?: components["schemas"]["NoticeReason"];
}

/**
 * The review is locked, and the ticket open.
 * @throws ProblemError invalid-body; conflict, if the reply has changed since the admin read it, or is gone
 */
export async function decideReply(
  trx: Transaction<Schema>,
  means: Means,
  given: {
    review: DecidedReview;
    ticketId: string;
    adminId: string;
    decision: components["schemas"]["ReportDecision"];
  },
): Promise<void> {
  const { review, ticketId, adminId, decision } = given;
  const { action, because, explanation, responseVersion: version } = decision;
  if (action !== "dismiss" && action !== "remove-reply")
    throw invalidField("/action", "is for reports about the review, and these are about the reply");
  if (action === "remove-reply") {
    if (version === undefined) throw invalidField("/responseVersion", "is needed to remove a reply");
    await removeReply(trx, means, { review, ticketId, adminId, because, explanation, version });
    return;
  }
  await settle(trx, means, { review, ticketId, adminId, because, explanation, action });
}

/**
 * Takes it away, keeps what it said beside the decision, and tells those who look after the vendor. The review is locked.
 * @throws ProblemError conflict, if the reply has changed since the admin read it, or is gone
 */
export async function removeReply(trx: Transaction<Schema>, means: Means, removal: Removal): Promise<void> {
  const { review, version, because, explanation, alleged } = removal;
  const decisionId = await settle(trx, means, { ...removal, action: "remove-reply" });
  const reply = await trx
    .deleteFrom("review_responses")
    .where("review_id", "=", review.id)
    .returning(["text", "version"])
    .executeTakeFirst();
  if (!reply) throw new ProblemError("conflict", { detail: "The reply isn’t there any more." });
  assertAsRead("reply", reply.version, version);
  await trx.insertInto("removed_replies").values({ decision_id: decisionId, text: reply.text }).execute();
  const { jobs, site } = means;
  const mails: { mail: Mail; userId: string }[] = [];
  for (const { id: userId, email } of await managersOf(trx, review.vendor_id))
    mails.push({ mail: replyRemovedEmail(site, email, aboutOf(review), { because, explanation, alleged }), userId });
  await queueMails(trx, jobs, mails);
}

const aboutOf = ({ name, vendor_id: vendorId, id: reviewId }: DecidedReview) => ({
  business: cleanName(name),
  vendorId,
  reviewId,
});

/** Ends what is open about the reply, puts the decision down and tells those who reported it. */
async function settle(
  trx: Transaction<Schema>,
  { jobs, site }: Means,
  decided: Omit<Removal, "version" | "alleged"> & { action: "dismiss" | "remove-reply" },
): Promise<string> {
  const { review, ticketId, adminId, because, explanation, action } = decided;
  const isRemoved = action === "remove-reply";
  const id = uuidv7();
  const { digest, salt } = digestOf(id, explanation);
  if (ticketId !== null)
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
      // What answers a notice is on record itself.
      salt: ticketId === null ? null : salt,
      decided_by: adminId,
    })
    .execute();
  const mails: { mail: Mail; userId: string }[] = [];
  for (const { id: userId, email } of await settleReports(trx, { ticketId, decisionId: id, onlyNew: false })) {
    const outcome = { because, explanation, isRemoved, isAuthor: userId === review.author_id };
    mails.push({ mail: replyReportsDecidedEmail(site, email, aboutOf(review), outcome), userId });
  }
  await queueMails(trx, jobs, mails);
  return id;
}
