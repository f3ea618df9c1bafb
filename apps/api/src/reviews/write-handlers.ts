import { lifetimes } from "@troth/rules/lifetimes";
import type { Handlers } from "../contract/handlers.ts";
import { ProblemError } from "../problems.ts";
import { withIdempotencyKey } from "../security/idempotency.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { createReview } from "./create-review.ts";
import { reviewErrors } from "./rules.ts";

const reviewsADay = { name: "review:author", hits: 30, seconds: lifetimes.attempts };

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
  } satisfies Partial<Handlers>;
}
