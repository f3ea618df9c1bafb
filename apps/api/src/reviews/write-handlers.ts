import { lifetimes } from "@troth/rules/lifetimes";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { ProblemError } from "../problems.ts";
import { withIdempotencyKey } from "../security/idempotency.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { createReview } from "./create-review.ts";
import { markHelpful, unmarkHelpful } from "./helpful.ts";
import { reviewErrors } from "./rules.ts";

const reviewsADay = { name: "review:author", hits: 30, seconds: lifetimes.attempts };
/** Both ways, because each change empties the cache. */
const helpfulVotes = { name: "helpful:user", hits: 200, seconds: 60 * 60 };

export function reviewWriteHandlers({ db, cache, clock, log }: Services) {
  return {
    async createReview({ path, body, headers, caller }, reply) {
      const errors = reviewErrors(body, clock());
      if (errors.length) throw new ProblemError("invalid-body", { errors });
      const { answer, repeated } = await withIdempotencyKey(
        db,
        { userId: caller.userId, operation: "createReview", key: headers["Idempotency-Key"], request: { path, body } },
        async (trx) => {
          // Counted together with the effect, so that a retry with the same key isn't another review.
          await countAttempt(trx, reviewsADay, caller.userId);
          return createReview(trx, path.id, caller.userId, body);
        },
      );
      if (!repeated) {
        cache.clear();
        log.info({ event: "review-published", reviewId: answer.id, userId: caller.userId }, "review published");
      }
      reply.header("location", `/vendor/detail/vendordetail/${path.id}#review-${answer.id}`);
      return answer;
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
