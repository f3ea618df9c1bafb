// Notices of illegal content: anyone can give one without an account, and an admin decides.
import type { components } from "@troth/api-client/schema";
import { decisionLength } from "@troth/rules/decisions";
import { explanationLength } from "@troth/rules/notices";
import { type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import { lockVendor } from "../claims/queries.ts";
import { newReceipt } from "../contact/receipt.ts";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { countMail } from "../mail/limits.ts";
import { queueMail } from "../mail/outbox.ts";
import { assertAsRead } from "../as-read.ts";
import { assertNotTheirs } from "../partners/concerns.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { changeStatus } from "../record/change-status.ts";
import { record } from "../record/record.ts";
import { removeReply } from "../report-tickets/decide-reply.ts";
import { assertByThem, assertNotReportedByThem } from "../report-tickets/not-by-them.ts";
import { carryOut, type DecidedReview, lockDecided, type Means, openTicketOf } from "../reviews/decide-review.ts";
import { endReports } from "../reviews/end-reports.ts";
import { countAttempt, type Limit } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { concernedBy } from "../team/managers.ts";
import { cleanName } from "../text/clean-name.ts";
import { written } from "../text/written.ts";
import { siteOf } from "../users/emails.ts";
import { shownAs } from "../vendors/detail.ts";
import { noticeDecidedEmail, noticeGivenEmail, noticeReceivedEmail, takenDownEmail } from "./emails.ts";
import { type Noticed, noticedAt } from "./noticed.ts";

type Notice = components["schemas"]["Notice"];

const limits = {
  give: { name: "notice:address", hits: 5, seconds: 3_600 },
  // Receipts are too many to guess; this keeps anyone from trying.
  read: { name: "notice-receipt:address", hits: 60, seconds: 3_600 },
} satisfies Record<string, Limit>;

export function noticeHandlers(services: Services) {
  const { db, jobs, cache, settings, log } = services;
  const site = siteOf(services);
  const means = { jobs, site };

  return {
    async fileNotice({ body, address }) {
      await countAttempt(db, limits.give, address);
      const { email, reason } = body;
      const name = cleanName(body.name);
      if (name === "") throw invalidField("/name", "must not be empty");
      const explanation = written(body.explanation, "/explanation", explanationLength.min);
      const noticed = noticedAt(body.address, settings.publicUrl.origin);
      const about = noticed && (await findShown(db, noticed));
      if (!about) throw invalidField("/address", "must be the address of a review or a listing on this site");
      await countMail(db, "notice", email);
      const receipt = newReceipt("N", 4);
      await inTransaction(db, async (trx) => {
        const id = uuidv7();
        const notice = { receipt, name, email, reason, explanation };
        await trx
          .insertInto("notices")
          .values({ id, vendor_id: about.vendorId, review_id: about.reviewId, ...notice })
          .execute();
        await record(trx, { actor: null, action: "submit", subjectType: "notice", subjectId: id, to: "open" });
        await queueMail(trx, jobs, noticeGivenEmail(site, settings.operatorEmail, { ...notice, ...about }), null);
        await queueMail(trx, jobs, noticeReceivedEmail(site, email, { receipt, ...about }), null);
      });
      return { email };
    },

    async getNotice({ path: { receipt }, address }) {
      await countAttempt(db, limits.read, address);
      return toNotice(await readNotice(db, receipt));
    },

    async decideNotice({
      path: { receipt },
      body: { action, vendorId, version, responseVersion, because, ...body },
      caller: { userId },
    }) {
      if (action === "dismiss" && !because) throw invalidField("/because", "is needed to dismiss a notice");
      if (action !== "dismiss" && because) throw invalidField("/because", "is only for dismissing a notice");
      const replyRemoved = action === "remove-reply";
      if (replyRemoved && responseVersion === undefined)
        throw invalidField("/responseVersion", "is needed to remove a reply");
      if (!replyRemoved && responseVersion !== undefined)
        throw invalidField("/responseVersion", "is only for removing a reply");
      const decision = written(body.reason, "/reason", decisionLength.min);
      const answer = await inTransaction(db, async (trx) => {
        // Two decisions about one vendor come one after another, and so do its merges; and those about one review.
        await lockVendor(trx, vendorId);
        const { review_id } = await readNotice(trx, receipt);
        const review = review_id === null ? undefined : await lockDecided(trx, review_id);
        const notice = await readNotice(trx, receipt);
        if (notice.listing.id !== vendorId)
          throw new ProblemError("conflict", {
            detail:
              "The listing has been merged, or a merge undone, so the notice is about another one now. Load the notice again.",
          });
        if (replyRemoved && !review) throw invalidField("/action", "is only for notices about a review");
        await assertNotTheirs(trx, { by: review?.author_id ?? null, vendorId }, userId);
        const change = { ids: [notice.id], actor: userId, reason: decision };
        // First, so that whoever comes second is told what was decided.
        const move = replyRemoved ? "remove reply" : action;
        await changeStatus(trx, { subjectType: "notice", action: move, because, ...change });
        if (review) assertAsRead("review", review.revision, version);
        else assertAsRead("listing", notice.listing.version, version);
        await trx
          .updateTable("notices")
          .set({ because: because ?? null, decision, reply_removed: replyRemoved, decided_at: sql`now()` })
          .where("id", "=", notice.id)
          .execute();
        const about = aboutOf(notice);
        await queueMail(
          trx,
          jobs,
          noticeDecidedEmail(site, notice.email, { receipt, ...about }, { replyRemoved, because, decision }),
          null,
        );
        if (replyRemoved)
          await takeReplyDown(trx, means, {
            notice,
            review: review!,
            adminId: userId,
            explanation: decision,
            version: responseVersion!,
          });
        if (action === "uphold")
          await (review
            ? takeReviewDown(trx, means, { notice, review, adminId: userId, explanation: decision })
            : takeListingDown(trx, means, { notice, adminId: userId, decision }));
        return toNotice(await readNotice(trx, receipt));
      });
      cache.clear();
      log.info({ event: "notice-decided", vendorId: answer.vendor.id, action, adminId: userId }, "notice decided");
      return answer;
    },
  } satisfies Partial<Handlers>;
}

type NoticeRow = Awaited<ReturnType<typeof readNotice>>;

/** A review or a listing that everyone can see. */
async function findShown(db: Kysely<Schema>, noticed: Noticed) {
  const reviewId = "reviewId" in noticed ? noticed.reviewId : null;
  const row = await db
    .selectFrom("vendors as v")
    .select(["v.id", "v.name"])
    .where("v.status", "=", "approved")
    .$if(reviewId === null, (query) => query.where("v.id", "=", (noticed as { vendorId: string }).vendorId))
    .$if(reviewId !== null, (query) =>
      query
        .innerJoin("reviews as r", "r.vendor_id", "v.id")
        .where("r.id", "=", reviewId)
        .where("r.status", "=", "published"),
    )
    .executeTakeFirst();
  return row ? { vendorId: row.id, business: cleanName(row.name), reviewId } : null;
}

const ruleFor = ({ reason }: NoticeRow) => (reason === "personal-data" ? "personal-data" : "illegal");

/** The same decision as one about what was reported. */
async function takeReplyDown(
  trx: Transaction<Schema>,
  means: Means,
  given: { notice: NoticeRow; review: DecidedReview; adminId: string; explanation: string; version: number },
): Promise<void> {
  const { notice, ...removal } = given;
  const ticket = await openTicketOf(trx, removal.review.id, { about: "response" });
  if (ticket) await assertByThem(trx, ticket.id, removal.adminId);
  const why = { because: ruleFor(notice), alleged: notice.reason } as const;
  await removeReply(trx, means, { ...removal, ...why, ticketId: ticket?.id ?? null });
}

/** The same decision as any other that removes a review, so its author gets the same statement and can appeal. */
async function takeReviewDown(
  trx: Transaction<Schema>,
  means: Means,
  given: { notice: NoticeRow; review: DecidedReview; adminId: string; explanation: string },
): Promise<void> {
  const { notice, review, adminId, explanation } = given;
  const because = ruleFor(notice);
  const ticket = await openTicketOf(trx, review.id);
  await (ticket ? assertByThem(trx, ticket.id, adminId) : assertNotReportedByThem(trx, review.id, adminId));
  // What is removed already gets a decision of its own for this notice, so that one appeal is about all that speaks against it.
  if (review.status === "removed" && !(await isKeptForAppeals(trx, review))) {
    const end = { reviewId: review.id, about: "review", action: "uphold", actor: adminId, reason: because } as const;
    await endReports(trx, means, end);
    return;
  }
  const decision = { action: "remove", because, explanation, alleged: notice.reason } as const;
  await carryOut(trx, means, { review, ticketId: ticket?.id ?? null, adminId, decision });
}

/** Whether an admin removed it, and it is still kept for an appeal. */
async function isKeptForAppeals(trx: Transaction<Schema>, { id, review }: DecidedReview): Promise<boolean> {
  const last = await trx
    .selectFrom("moderation_events")
    .select("action")
    .where("subject_type", "=", "review")
    .where("subject_id", "=", id)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.action === "remove" && review !== "";
}

async function takeListingDown(
  trx: Transaction<Schema>,
  { jobs, site }: Means,
  { notice, adminId, decision }: { notice: NoticeRow; adminId: string; decision: string },
): Promise<void> {
  const { listing, reason } = notice;
  if (listing.status !== "approved") return;
  const change = { subjectType: "vendor", action: "suspend", ids: [listing.id] } as const;
  await changeStatus(trx, { ...change, actor: adminId, reason: decision });
  for (const { id, email } of await concernedBy(trx, listing.id)) {
    const mail = takenDownEmail(site, email, { business: cleanName(listing.name), reason }, { decision });
    await queueMail(trx, jobs, mail, id);
  }
}

/** With the listing that shows it now, since the one that it was shown on may have been merged. */
async function readNotice(db: Kysely<Schema>, receipt: string) {
  const notice = await db
    .selectFrom("notices as n")
    .leftJoin("reviews as r", "r.id", "n.review_id")
    .selectAll("n")
    .select(({ fn }) => fn.coalesce("r.vendor_id", "n.vendor_id").as("shown_on"))
    .where("n.receipt", "=", receipt)
    .executeTakeFirst();
  if (!notice) throw new ProblemError("not-found");
  return { ...notice, listing: (await shownAs(db, notice.shown_on))! };
}

const aboutOf = (row: NoticeRow) => ({
  vendorId: row.listing.id,
  business: cleanName(row.listing.name),
  reviewId: row.review_id,
});

/** What anyone with the receipt may see. */
const toNotice = (row: NoticeRow): Notice => ({
  receipt: row.receipt,
  vendor: { id: row.listing.id, name: row.listing.name, language: row.listing.language },
  reviewId: row.review_id,
  replyRemoved: row.reply_removed,
  reason: row.reason,
  status: row.status,
  because: row.because,
  decision: row.decision,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});
