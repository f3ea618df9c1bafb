// Vendors' replies to reviews.
import { lifetimes } from "@troth/rules/lifetimes";
import { repliesADay, replyEditsADay, replyLength } from "@troth/rules/replies";
import { type Selectable, sql, type Transaction } from "kysely";
import type { components } from "@troth/api-client/schema";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
import { ProblemError } from "../problems.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { manages } from "../team/managers.ts";
import { cleanName } from "../text/clean-name.ts";
import { written } from "../text/written.ts";
import { siteOf } from "../users/emails.ts";
import { settingsOf } from "../users/profile/settings.ts";
import { tagOf } from "../users/queries.ts";
import { replyEmail } from "./emails.ts";
import { endReports } from "./end-reports.ts";
import { replyWarnings } from "./reply-warnings.ts";
import { lockShownReview, type ShownReview } from "./shown-review.ts";

// Refused ones count too, so that warnings can't be used to guess a name. A new one is e-mailed.
const replies = { name: "reply:author", hits: repliesADay, seconds: lifetimes.attempts };
// Each change is e-mailed as well, or a reply could be exchanged for another one unseen. With the first one, and those of the
// whole team.
const versionsADay = { name: "reply:edit", hits: 1 + replyEditsADay, seconds: lifetimes.attempts };

export function replyHandlers(services: Services) {
  const { db, jobs, cache, log } = services;
  const site = siteOf(services);

  return {
    async respondToReview({ path, body, headers, caller: { userId } }, reply) {
      const text = written(body.text, "/text", replyLength.min);
      await countAttempt(db, replies, userId);
      const { answer, changed } = await inTransaction(db, async (trx) => {
        const review = await lockOwnVendorsReview(trx, path.id, userId);
        const old = await replyTo(trx, path.id);
        if (old?.text === text) return { answer: toResponse(old, review), changed: false };
        if (headers["If-Match"] !== (old && tagOf(old.version)))
          throw new ProblemError("changed-meanwhile", {
            detail: old
              ? "Someone else on your team has replied, or has changed the reply. Read it before you replace it."
              : "Someone else on your team has deleted the reply.",
          });
        const warnings = replyWarnings(text, review.last_name, review.phone_number);
        if (warnings.length && !body.confirmed) throw new ProblemError("unconfirmed", { warnings });
        await countAttempt(trx, versionsADay, path.id);
        const row = old
          ? await trx
              .updateTable("review_responses")
              .set({ text, author_id: userId, edited_at: sql`now()`, version: old.version + 1 })
              .where("review_id", "=", path.id)
              .returningAll()
              .executeTakeFirstOrThrow()
          : await trx
              .insertInto("review_responses")
              .values({ review_id: path.id, author_id: userId, text })
              .returningAll()
              .executeTakeFirstOrThrow();
        // What has been reported about it has been read as it was.
        if (old)
          await trx
            .updateTable("report_tickets")
            .set({ version: sql`version + 1` })
            .where("review_id", "=", path.id)
            .where("about", "=", "response")
            .where("status", "=", "open")
            .execute();
        const { former, email, settings, vendor_id: vendorId } = review;
        if (!former && settingsOf(settings).notices.replies) {
          const about = { reviewId: path.id, vendorId, vendor: cleanName(review.vendor_name) };
          const mail = replyEmail(site, email, about, { text, isEdited: old !== undefined });
          await queueMail(trx, jobs, mail, review.author_id);
        }
        return { answer: toResponse(row, review), changed: true };
      });
      if (changed) {
        cache.clear();
        log.info({ event: "review-answered", reviewId: path.id, userId }, "review answered");
      }
      reply.header("etag", tagOf(answer.version));
      return answer;
    },

    async deleteReviewResponse({ path, caller: { userId } }) {
      await inTransaction(db, async (trx) => {
        await lockOwnVendorsReview(trx, path.id, userId);
        await trx.deleteFrom("review_responses").where("review_id", "=", path.id).execute();
        const end = { reviewId: path.id, about: "response", action: "withdraw", actor: userId } as const;
        await endReports(trx, { jobs, site }, end);
      });
      cache.clear();
      log.info({ event: "reply-deleted", reviewId: path.id, userId }, "reply deleted");
    },
  } satisfies Partial<Handlers>;
}

const replyTo = (trx: Transaction<Schema>, reviewId: string) =>
  trx.selectFrom("review_responses").selectAll().where("review_id", "=", reviewId).executeTakeFirst();

/** @throws ProblemError not-found; forbidden for everyone who doesn't look after the vendor, since they can see the review */
async function lockOwnVendorsReview(trx: Transaction<Schema>, id: string, userId: string): Promise<ShownReview> {
  const review = await lockShownReview(trx, id);
  if (!(await manages(trx, { vendorId: review.vendor_id, userId })))
    throw new ProblemError("forbidden", {
      detail: "Only the people who look after a vendor can reply to its reviews.",
    });
  return review;
}

const toResponse = (
  row: Selectable<Schema["review_responses"]>,
  { edited_at }: ShownReview,
): components["schemas"]["ReviewResponse"] => ({
  text: row.text,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  beforeEdit: edited_at !== null && edited_at > (row.edited_at ?? row.created_at),
  version: row.version,
});
