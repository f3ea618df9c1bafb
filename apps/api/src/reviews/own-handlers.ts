// A review after it has been published: read by its address, edited and deleted by its author.
import { hour } from "@troth/rules/lifetimes";
import { editsAnHour } from "@troth/rules/reviews";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { listName, readCursor } from "../lists/cursor.ts";
import { page } from "../lists/keyset.ts";
import { removeFiles } from "../photos/stored.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { siteOf } from "../users/emails.ts";
import { deleteReview, updateReview } from "./change-review.ts";
import { myReviewOrder, readMyReviews, readPublic, readRevisions, revisionOrder, toRevision } from "./one-review.ts";
import { toReview } from "./read-handlers.ts";

// Each edit is kept.
const edits = { name: "review:editor", hits: editsAnHour, seconds: hour };

export function ownReviewHandlers(services: Services) {
  const { db, jobs, cache, clock, log, photos: store, photoPasses } = services;
  const means = { jobs, site: siteOf(services) };

  return {
    async getReview({ path }) {
      const row = await readPublic(db, path.id);
      return { review: toReview(row), vendor: row.vendor };
    },

    async listReviewRevisions({ path, query: { cursor, limit = 20 } }) {
      const list = listName("revisions", path.id);
      const from = readCursor(cursor, list, revisionOrder.kinds);
      const { id } = await readPublic(db, path.id);
      const { items, nextCursor } = page(await readRevisions(db, id, from, limit), limit, list);
      return { items: items.map(toRevision), nextCursor };
    },

    async updateReview({ path, body, headers, caller: { userId } }) {
      const { row, changed } = await inTransaction(db, async (trx) => {
        await countAttempt(trx, edits, userId);
        const change = { given: body, read: headers["If-Match"], now: clock() };
        return updateReview(trx, { authorId: userId, reviewId: path.id }, change);
      });
      if (changed) {
        if (row.status === "published") cache.clear();
        log.info({ event: "review-edited", reviewId: row.id, userId }, "review edited");
      }
      return toReview(row, photoPasses);
    },

    async deleteReview({ path, caller: { userId } }) {
      const own = { authorId: userId, reviewId: path.id };
      const { deleted, photos } = await inTransaction(db, (trx) => deleteReview(trx, means, own));
      if (!deleted) return;
      cache.clear();
      // Whatever is left behind here is removed by the sweep.
      for (const id of photos)
        await removeFiles(db, store, id).catch((error: unknown) =>
          log.warn(error, "a photo's files couldn't be removed yet"),
        );
      log.info({ event: "review-deleted", reviewId: path.id, userId }, "review deleted");
    },

    async listMyReviews({ caller: { userId }, query: { cursor, limit = 20 } }) {
      const list = listName("my reviews", userId);
      const from = readCursor(cursor, list, myReviewOrder.kinds);
      const { items, nextCursor } = page(await readMyReviews(db, userId, from, limit), limit, list);
      return {
        items: items.map((row) => ({
          review: toReview(row, photoPasses),
          vendor: row.vendor,
          isListed: row.is_listed,
          proof: row.proof,
          decisionId: row.decision_id,
          decision:
            row.status !== "published" && row.to_state === row.status
              ? { reason: row.reason ?? "", at: row.at!.toISOString() }
              : null,
        })),
        nextCursor,
      };
    },
  } satisfies Partial<Handlers>;
}
