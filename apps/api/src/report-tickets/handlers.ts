// What admins see and decide about reported reviews, and about those that wait to be published.
import { decisionLength } from "@troth/rules/decisions";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { listName, readCursor } from "../lists/cursor.ts";
import { page } from "../lists/keyset.ts";
import { ProblemError } from "../problems.ts";
import { toRevision } from "../reviews/one-review.ts";
import { toReview } from "../reviews/read-handlers.ts";
import type { Services } from "../services.ts";
import { cleanName } from "../text/clean-name.ts";
import { written } from "../text/written.ts";
import { toPicture } from "../vendors/pictures.ts";
import { siteOf } from "../users/emails.ts";
import { decideReports } from "./decide-reports.ts";
import {
  type HeldFilter,
  heldOrders,
  type HeldRow,
  readHeld,
  checkedFor,
  readHeldReview,
  readOthers,
  readResembled,
} from "./held.ts";
import { notByThem } from "./not-by-them.ts";
import { takeUp } from "./take-up.ts";
import {
  readAllRevisions,
  readAppeals,
  readAuthor,
  readDecisions,
  reportedFor,
  readHistory,
  readNotices,
  readRemovedReply,
  readReports,
  readReview,
  readTicket,
  readTickets,
  readWhole,
  type TicketFilter,
  ticketOrders,
  toTicket,
} from "./tickets.ts";

export function reportTicketHandlers(services: Services) {
  const { db, jobs, cache, log, photoPasses } = services;
  const means = { jobs, site: siteOf(services) };

  const toHeld = (row: HeldRow) => ({
    review: toReview(row, photoPasses),
    vendor: row.vendor,
    because: row.because,
    heldAt: row.held_at.toISOString(),
  });

  const toResembled = (row: Awaited<ReturnType<typeof readResembled>>[number]) => ({
    review: toReview(row, photoPasses),
    vendor: row.vendor,
    authorId: row.person,
    author: cleanName(row.author),
    isSameAuthor: row.is_same_author,
  });

  return {
    async listReportTickets({ caller: { userId }, query }) {
      const { state = "open", appeals = null, reason = null, q = null, sort = "oldest", cursor, limit = 20 } = query;
      const filter: TicketFilter = { adminId: userId, state, appeals, reason, q };
      const order = state === "open" ? sort : "decided";
      const list = listName("report tickets", filter, order);
      const from = readCursor(cursor, list, ticketOrders[order].kinds);
      const { items, nextCursor } = page(await readTickets(db, filter, order, { from, limit }), limit, list);
      return { items: items.map(toTicket), nextCursor };
    },

    async getReportCase({ path: { id }, caller: { userId } }) {
      const ticket = await readTicket(db, id, userId);
      if (!ticket) throw new ProblemError("not-found");
      const { review_id: reviewId, reports } = ticket;
      const [
        review,
        removedReply,
        whole,
        revisions,
        author,
        all,
        notices,
        resembled,
        appeals,
        history,
        decided,
        notByYou,
      ] = await Promise.all([
        readReview(db, reviewId),
        readRemovedReply(db, id),
        readWhole(db, { ticketId: id, reviewId }),
        readAllRevisions(db, reviewId),
        readAuthor(db, reviewId, userId),
        readReports(db, id),
        readNotices(db, reviewId),
        readResembled(db, reviewId),
        readAppeals(db, reviewId),
        readHistory(db, reviewId),
        readDecisions(db, { reviewId, adminId: userId, alike: reportedFor(ticket.about, reports[0]?.reason) }),
        notByThem(db, id, userId),
      ]);
      return {
        ticket: toTicket(ticket),
        review: toReview(review, photoPasses),
        removedReply,
        whole: { ...whole, photos: whole.photos.map((photo) => photoPasses.admit(toPicture(photo))) },
        revisions: revisions.map(toRevision),
        author,
        reports: all,
        notices,
        resembles: resembled.map(toResembled),
        appeals,
        history,
        ...decided,
        notByYou,
      };
    },

    async takeUpReview({ path, caller: { userId } }) {
      const { id, isNew } = await inTransaction(db, (trx) => takeUp(trx, { reviewId: path.id, adminId: userId }));
      if (isNew) log.info({ event: "review-taken-up", ticketId: id, adminId: userId }, "review taken up");
      return { id };
    },

    async decideReports({ path: { id }, body, caller: { userId } }) {
      const decision = { ...body, explanation: written(body.explanation, "/explanation", decisionLength.min) };
      await inTransaction(db, (trx) => decideReports(trx, means, { id, adminId: userId, decision }));
      cache.clear();
      log.info({ event: "reports-decided", ticketId: id, action: body.action, adminId: userId }, "reports decided");
      return toTicket((await readTicket(db, id, userId))!);
    },

    async listHeldReviews({ caller: { userId }, query }) {
      const { because = null, q = null, sort = "oldest", cursor, limit = 20 } = query;
      const filter: HeldFilter = { adminId: userId, because, q };
      const list = listName("held reviews", filter, sort);
      const from = readCursor(cursor, list, heldOrders[sort].kinds);
      const { items, nextCursor } = page(await readHeld(db, filter, sort, { from, limit }), limit, list);
      return {
        items: items.map((row) => ({
          ...toHeld(row),
          author: { name: cleanName(row.author), memberSince: row.member_since.toISOString() },
        })),
        nextCursor,
      };
    },

    async getHeldReview({ path: { id }, caller: { userId: adminId } }) {
      const held = await readHeldReview(db, id, adminId);
      if (!held) throw new ProblemError("not-found");
      const [author, resembled, others, history, decided] = await Promise.all([
        readAuthor(db, id, adminId),
        readResembled(db, id),
        readOthers(db, id),
        readHistory(db, id),
        readDecisions(db, { reviewId: id, adminId, alike: checkedFor(held.because) }),
      ]);
      return {
        ...toHeld(held),
        author,
        resembles: resembled.map(toResembled),
        others,
        history,
        ...decided,
      };
    },
  } satisfies Partial<Handlers>;
}
