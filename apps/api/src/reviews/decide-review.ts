// An admin decides what becomes of a review, whether anyone has reported it or not: in one transaction with its numbers, its
// reports, the record and the e-mails. Every decision about a review is made here.
import type { components } from "@troth/api-client/schema";
import type { Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import { assertAsRead } from "../as-read.ts";
import type { Schema } from "../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { queueMail } from "../mail/outbox.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { endProofs } from "../proofs/end-proofs.ts";
import { assertNotTheirs } from "../partners/concerns.ts";
import { coupleInTheWay, isOwn, lockPartner } from "../partners/couples.ts";
import { changeStatus } from "../record/change-status.ts";
import { digestOf } from "../record/words.ts";
import { overturnNotices } from "../notices/overturn.ts";
import { assertByThem, assertNotReportedByThem } from "../report-tickets/not-by-them.ts";
import { cleanName } from "../text/clean-name.ts";
import type { Site } from "../users/emails.ts";
import { refreshStats } from "../vendors/stats.ts";
import { type Appealed, appellantsOf, dropAppeals, endAppeals, isWorse } from "../appeals/end-appeals.ts";
import { isUnedited } from "../appeals/holds.ts";
import { reportsDecidedEmail, reviewDecidedEmail } from "./decision-emails.ts";
import { endTicket } from "./end-reports.ts";
import { idOfOwnReview } from "./read-queries.ts";
import { type Redacted, redact, undoRedaction } from "./redaction.ts";
import { tellManagers } from "./tell-managers.ts";

export interface Means {
  jobs: Jobs;
  site: Site;
}

export type Decision = components["schemas"]["ReviewDecision"];

/** A decision about a review, or about what was reported about it. */
export interface Decided {
  action: components["schemas"]["ReviewDecisionAction"];
  because?: components["schemas"]["RemovalReason"] | undefined;
  explanation: string;
  /** What a redaction leaves of it. */
  redacted?: Redacted | undefined;
  /** What a notice of illegal content alleges, if that is what is decided. */
  alleged?: components["schemas"]["NoticeReason"] | undefined;
}

/** @throws ProblemError not-found; invalid-body; conflict, if another decision came first or the review has changed */
export async function decideReview(
  trx: Transaction<Schema>,
  means: Means,
  { id, adminId, decision }: { id: string; adminId: string; decision: Decision },
): Promise<components["schemas"]["ReviewStatus"]> {
  const { action, because } = decision;
  const takesAway = action === "hide" || action === "remove";
  if (takesAway && !because) throw invalidField("/because", "is needed to hide or remove a review");
  if (!takesAway && because) throw invalidField("/because", "is only for hiding or removing a review");
  const review = await lockDecided(trx, id);
  if (!review) throw new ProblemError("not-found");
  await assertNotTheirs(trx, { by: review.author_id, vendorId: review.vendor_id }, adminId);
  const ticket = await openTicketOf(trx, id);
  if (ticket?.appealed)
    throw new ProblemError("conflict", { detail: "Someone has appealed about it. Decide about the appeal." });
  let ticketId: string | null = null;
  if (action === "restore") ticketId = await ticketBehindHiding(trx, id);
  if (takesAway) {
    ticketId = ticket?.id ?? null;
    await (ticketId === null ? assertNotReportedByThem(trx, id, adminId) : assertByThem(trx, ticketId, adminId));
  }
  assertAsRead("review", review.revision, decision.version);
  if (decision.status !== undefined && decision.status !== review.status)
    throw new ProblemError("conflict", {
      detail: `The review is now ${review.status}. You can only do this while it is ${decision.status}.`,
    });
  await carryOut(trx, means, { review, ticketId, adminId, decision });
  const { status } = await trx.selectFrom("reviews").select("status").where("id", "=", id).executeTakeFirstOrThrow();
  return status;
}

export type DecidedReview = NonNullable<Awaited<ReturnType<typeof lockDecided>>>;

/** The review, for whoever decides about it, after everything that was being done to it. */
export async function lockDecided(trx: Transaction<Schema>, id: string) {
  const asked = await trx.selectFrom("reviews").select("author_id").where("id", "=", id).executeTakeFirst();
  if (!asked) return;
  // The author first, as when they close their account: that passes over held and hidden reviews without waiting for them.
  // And their partner, so that what either of them writes or claims meanwhile is seen by a review that comes back.
  await lockPartner(trx, asked.author_id);
  await trx.selectFrom("reviews").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  // In a statement of its own, which sees what was committed while this one waited: a merge, or the author's leaving.
  return trx
    .selectFrom("reviews as r")
    .innerJoin("vendors as v", "v.id", "r.vendor_id")
    .innerJoin("users as u", "u.id", "r.author_id")
    .select(["r.id", "r.status", "r.title", "r.review", "r.revision", "r.vendor_id", "r.author_id", "v.name"])
    .select(["u.email", "u.deleted_at", "u.erase_at", "u.reviews_on_deletion"])
    .where("r.id", "=", id)
    .executeTakeFirst();
}

export const openTicketOf = (
  trx: Transaction<Schema>,
  reviewId: string,
  { about = "review" }: { about?: "review" | "response" } = {},
) =>
  trx
    .selectFrom("report_tickets")
    .select(["id", "appealed"])
    .where("review_id", "=", reviewId)
    .where("about", "=", about)
    .where("status", "=", "open")
    .executeTakeFirst();

/** The reports because of which a review is hidden, if that is why. */
async function ticketBehindHiding(trx: Transaction<Schema>, reviewId: string): Promise<string | null> {
  const hiding = await trx
    .selectFrom("review_decisions as d")
    .leftJoin("report_tickets as t", (join) => join.onRef("t.id", "=", "d.ticket_id").on("t.status", "=", "upheld"))
    .select("t.id")
    .where("d.review_id", "=", reviewId)
    .where("d.action", "=", "hide")
    .orderBy("d.at", "desc")
    .orderBy("d.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return hiding?.id ?? null;
}

/** Whether no one has ever reported what a ticket is about, so that its author has heard of none: an admin has opened it. */
const isUnreported = async (trx: Transaction<Schema>, ticketId: string): Promise<boolean> =>
  (await trx.selectFrom("review_reports").select("id").where("ticket_id", "=", ticketId).executeTakeFirst()) ===
  undefined;

/** Whether a rule has taken up what a ticket is about. */
const isByRule = async (trx: Transaction<Schema>, ticketId: string): Promise<boolean> =>
  (await trx
    .selectFrom("moderation_events")
    .select("id")
    .where("subject_type", "=", "report")
    .where("subject_id", "=", ticketId)
    .where("action", "=", "take up")
    .where("actor_id", "is", null)
    .executeTakeFirst()) !== undefined;

/** What a decision does to the ticket of the reports. */
const ofTicket = {
  dismiss: "dismiss",
  warn: "warn author",
  redact: "redact",
  hide: "uphold",
  remove: "uphold",
  restore: "overturn",
} as const;

/**
 * Carries a decision out and tells everyone whom it concerns. The review is locked.
 * @param given.ticketId the open ticket that is thereby decided, or the upheld one that is overturned, if any
 * @param given.appealed the decision that was appealed against, if this answers an appeal
 * @returns the decision's id
 * @throws ProblemError conflict, with the present state, if it can no longer be decided so
 */
export async function carryOut(
  trx: Transaction<Schema>,
  { jobs, site }: Means,
  given: {
    review: DecidedReview;
    ticketId: string | null;
    adminId: string;
    decision: Decided;
    appealed?: Appealed | undefined;
  },
): Promise<string> {
  const { ticketId, adminId, decision, appealed } = given;
  const { action, because = null, explanation } = decision;
  const id = uuidv7();
  const { digest, salt } = digestOf(id, explanation);
  const by = { actor: adminId, reason: because ?? "", digest };
  const stands = appealed?.action === action && !decision.redacted;
  // A notice can be upheld about what was removed before.
  const isRemoved = decision.alleged !== undefined && given.review.status === "removed";
  if (await wasOverturned(trx, given.review.id, { adminId, action }))
    throw new ProblemError("conflict", { detail: "An appeal overturned this once, so another admin has to decide." });
  if (action === "publish") assertAuthorStays(given.review);
  if (action === "restore") await assertMayReturn(trx, given.review);
  if (ticketId !== null && action in ofTicket) {
    const what = ofTicket[action as keyof typeof ofTicket];
    await endTicket(trx, { id: ticketId, action: what, ...by });
  }
  await trx
    .insertInto("review_decisions")
    .values({
      id,
      review_id: given.review.id,
      ticket_id: ticketId,
      action,
      because,
      explanation,
      // What answers a notice is on record itself.
      salt: isRemoved && ticketId === null ? null : salt,
      decided_by: adminId,
    })
    .execute();
  const about = {
    business: cleanName(given.review.name),
    vendorId: given.review.vendor_id,
    reviewId: given.review.id,
    decisionId: id,
  };
  const appellants =
    appealed && ticketId !== null
      ? await endAppeals(trx, { jobs, site }, { ticketId, appealed, about, decision, stands })
      : [];
  if (!appealed && ticketId !== null) await dropAppeals(trx, { jobs, site }, { ticketId, about });
  const heard = ticketId === null ? [] : await appellantsOf(trx, ticketId);
  // Where nothing changes, those who had been told already aren't told again.
  const reporters = await settleReports(trx, { ticketId, decisionId: id, onlyNew: stands || isRemoved });
  const tellReporters = async () => {
    for (const reporter of reporters)
      if (!appellants.includes(reporter.id)) {
        // What brings a review back is another decision than any that they were heard about.
        const mayAppeal = action === "restore" || !heard.includes(reporter.id);
        const mail = reportsDecidedEmail(site, reporter.email, about, { ...decision, mayAppeal });
        await queueMail(trx, jobs, mail, reporter.id);
      }
  };
  const isOwnInitiative =
    !appealed && !decision.alleged && action !== "restore" && ticketId !== null && (await isUnreported(trx, ticketId));
  if (stands) {
    await tellReporters();
    return id;
  }

  if (appealed) await undo(trx, given.review, appealed, adminId);
  const review = appealed ? (await lockDecided(trx, given.review.id))! : given.review;
  if (!isRemoved && (action === "publish" || action === "restore" || action === "hide" || action === "remove"))
    await changeStatus(trx, { subjectType: "review", action, ids: [review.id], ...by });
  if (action === "redact") await redact(trx, review, { decisionId: id, redacted: decision.redacted! });
  if (action === "remove")
    await endProofs(trx, jobs, { of: { review_id: review.id }, actor: adminId, reason: "the review was removed" });
  await refreshStats(trx, [review.vendor_id]);

  // Nothing has changed for an author who knows nothing of it.
  const isUnheardOf = isOwnInitiative && action === "dismiss";
  // Each person can appeal once about the same reports.
  if (review.deleted_at === null && !isUnheardOf && !appellants.includes(review.author_id)) {
    const wasHeld = review.status === "held";
    const mayAppeal = !heard.includes(review.author_id);
    const mail = reviewDecidedEmail(site, review.email, about, {
      ...decision,
      wasHeld,
      isRemoved,
      isOwnInitiative,
      isByRule: isOwnInitiative && ticketId !== null && (await isByRule(trx, ticketId)),
      mayAppeal,
    });
    await queueMail(trx, jobs, mail, review.author_id);
  }
  if (action === "publish") await tellManagers(trx, { jobs, site }, review.id);
  await tellReporters();
  if (action !== "hide" && action !== "remove") await overturnNotices(trx, { jobs, site }, review.id, adminId);
  return id;
}

/** @throws ProblemError conflict if its author has left and taken it with them */
function assertAuthorStays({ erase_at, reviews_on_deletion }: DecidedReview): void {
  if (erase_at !== null && reviews_on_deletion !== "keep")
    throw new ProblemError("conflict", {
      detail: "Its author has closed their account, and didn’t keep their reviews.",
    });
}

/**
 * Whether an appeal has undone the same by this admin before, until the author edits the review: that they restricted it so, or
 * that they let it be.
 */
async function wasOverturned(
  trx: Transaction<Schema>,
  reviewId: string,
  { adminId, action }: { adminId: string; action: Decided["action"] },
): Promise<boolean> {
  const overturned = await trx
    .selectFrom("review_appeals as a")
    .innerJoin("review_decisions as d", "d.id", "a.decision_id")
    .innerJoin("review_decisions as o", "o.id", "a.outcome_id")
    .innerJoin("reviews as r", "r.id", "d.review_id")
    .select("d.action")
    .where("d.review_id", "=", reviewId)
    .where("d.decided_by", "=", adminId)
    .where("o.decided_by", "<>", adminId)
    .where("a.by_author", "=", action !== "restore")
    .where("a.outcome", "in", ["granted", "partly"])
    .where(isUnedited)
    .execute();
  return overturned.some((before) => action === "restore" || !isWorse(before.action, action));
}

/** @throws ProblemError conflict if a review can no longer be shown again beside what has happened since */
async function assertMayReturn(trx: Transaction<Schema>, review: DecidedReview): Promise<void> {
  assertAuthorStays(review);
  const who = { vendorId: review.vendor_id, userId: review.author_id };
  const couple = await coupleInTheWay(trx, who);
  if (couple?.because === "reviewed")
    throw new ProblemError("conflict", { detail: "Its author’s partner has reviewed this vendor since." });
  if (couple || (await isOwn(trx, who)))
    throw new ProblemError("conflict", { detail: "Its author, or their partner, looks after this vendor now." });
}

/** Makes a review what it was before a decision that was appealed against. */
async function undo(
  trx: Transaction<Schema>,
  review: DecidedReview,
  appealed: Appealed,
  adminId: string,
): Promise<void> {
  const { id: decisionId, action } = appealed;
  const move = { subjectType: "review", ids: [review.id], actor: adminId } as const;
  if (action === "redact") await undoRedaction(trx, review, decisionId);
  if (action !== "hide" && action !== "remove") return;
  await assertMayReturn(trx, review);
  if (action === "hide") {
    await changeStatus(trx, { ...move, action: "restore" });
    return;
  }
  if (review.review === "") throw new ProblemError("conflict", { detail: "What was removed is no longer kept." });
  if (await idOfOwnReview(trx, review.vendor_id, review.author_id))
    throw new ProblemError("conflict", { detail: "Its author has written another review of this vendor since." });
  await changeStatus(trx, { ...move, action: "reinstate" });
  await trx.updateTable("reviews").set({ hidden_with_author: false }).where("id", "=", review.id).execute();
}

/**
 * Notes with each report what has been decided about it, unless it was withdrawn.
 * @param given.onlyNew leaves out those whose reports had been decided about before
 * @returns those who made them and haven't left
 */
export async function settleReports(
  trx: Transaction<Schema>,
  { ticketId, decisionId, onlyNew }: { ticketId: string | null; decisionId: string; onlyNew: boolean },
): Promise<{ id: string; email: string }[]> {
  if (ticketId === null) return [];
  const reporters = await trx
    .selectFrom("review_reports as p")
    .innerJoin("users as u", "u.id", "p.reporter_id")
    .select(["u.id", "u.email"])
    .distinct()
    .where("p.ticket_id", "=", ticketId)
    .where("p.withdrawn_at", "is", null)
    .where("u.deleted_at", "is", null)
    .$if(onlyNew, (query) => query.where("p.decision_id", "is", null))
    .orderBy("u.id")
    .execute();
  await trx
    .updateTable("review_reports")
    .set({ decision_id: decisionId })
    .where("ticket_id", "=", ticketId)
    .where("withdrawn_at", "is", null)
    .execute();
  return reporters;
}
