import { decisionLength } from "@troth/rules/decisions";
import { day, hour } from "@troth/rules/lifetimes";
import { helpfulVotesAnHour } from "@troth/rules/reviews";
import { reviewsADay } from "@troth/rules/screening";
import type { Kysely } from "kysely";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
import { ProblemError } from "../problems.ts";
import { withIdempotencyKey } from "../security/idempotency.ts";
import { countAttempt, type Limit } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { written } from "../text/written.ts";
import { siteOf } from "../users/emails.ts";
import { settingsOf } from "../users/profile/settings.ts";
import { createReview } from "./create-review.ts";
import { reviewHeldEmail, reviewPublishedEmail } from "./decision-emails.ts";
import { decideReview } from "./decide-review.ts";
import { markHelpful, unmarkHelpful } from "./helpful.ts";
import { toReview } from "./read-handlers.ts";
import { reviewErrors } from "./rules.ts";
import { tellManagers } from "./tell-managers.ts";

/** Both ways, because each change empties the cache. */
const helpfulVotes = { name: "helpful:user", hits: helpfulVotesAnHour, seconds: hour };

export function reviewWriteHandlers(services: Services) {
  const { db, jobs, reviews, cache, clock, log, photoPasses } = services;
  const sending = { jobs, site: siteOf(services) };
  return {
    async createReview({ path, body, headers, caller }, reply) {
      const errors = reviewErrors(body, clock());
      if (errors.length) throw new ProblemError("invalid-body", { errors });
      const intent = {
        userId: caller.userId,
        operation: "createReview",
        key: headers["Idempotency-Key"],
        request: { path, body },
      } as const;
      const write = () =>
        withIdempotencyKey(db, intent, async (trx) => {
          // Counted together with the effect, so that a retry with the same key isn't another review.
          await countAttempt(trx, await limitFor(trx, caller.userId, clock()), caller.userId);
          const { row } = await createReview(
            trx,
            path.id,
            caller.userId,
            body,
            async ({ row: { id }, heldFor, author, business }) => {
              const about = { business, vendorId: path.id, reviewId: id };
              if (heldFor)
                await queueMail(
                  trx,
                  jobs,
                  reviewHeldEmail(sending.site, author.email, business, heldFor),
                  caller.userId,
                );
              else if (settingsOf(author.settings).notices.published)
                await queueMail(trx, jobs, reviewPublishedEmail(sending.site, author.email, about), caller.userId);
              if (!heldFor) await tellManagers(trx, sending, id);
            },
          );
          return toReview(row, photoPasses);
        });
      const { answer, repeated } = await reviews.run(write, { about: path.id });
      if (!repeated) {
        // One that is held changes the vendor's figures.
        cache.clear();
        log.info({ event: `review-${answer.status}`, reviewId: answer.id, userId: caller.userId }, "review written");
      }
      reply.header("location", `/vendor/detail/vendordetail/${path.id}#review-${answer.id}`);
      return answer;
    },

    async decideReview({ path, body, caller: { userId } }) {
      const decision = { ...body, explanation: written(body.explanation, "/explanation", decisionLength.min) };
      const status = await inTransaction(db, (trx) =>
        decideReview(trx, sending, { id: path.id, adminId: userId, decision }),
      );
      cache.clear();
      log.info({ event: "review-decided", reviewId: path.id, action: body.action, adminId: userId }, "review decided");
      return { id: path.id, status };
    },

    markHelpful: ({ path, caller }) => vote(markHelpful, path.id, caller.userId),

    unmarkHelpful: ({ path, caller }) => vote(unmarkHelpful, path.id, caller.userId),
  } satisfies Partial<Handlers>;

  async function vote(change: typeof markHelpful, reviewId: string, userId: string) {
    await countAttempt(db, helpfulVotes, userId);
    const answer = await inTransaction(db, (trx) => change(trx, reviewId, userId));
    cache.clear();
    return answer;
  }
}

/** The older the account, the more reviews a day. */
async function limitFor(db: Kysely<Schema>, userId: string, now: Date): Promise<Limit> {
  const { created_at } = await db
    .selectFrom("users")
    .select("created_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const age = (now.getTime() - created_at.getTime()) / 1000 / day;
  const { reviews } = reviewsADay.findLast(({ accountDays }) => age >= accountDays) ?? reviewsADay[0];
  return { name: "review:author", hits: reviews, seconds: day };
}
