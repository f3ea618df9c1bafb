// What people read of decisions that concern them, and how they appeal.
import { lifetimes } from "@troth/rules/lifetimes";
import { appealLength } from "@troth/rules/reports";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { written } from "../text/written.ts";
import { siteOf } from "../users/emails.ts";
import { appealDecision, readStatement } from "./appeals.ts";

// The operator gets an e-mail about each.
const appealsADay = { name: "appeal:appellant", hits: 10, seconds: lifetimes.attempts };

export function appealHandlers(services: Services) {
  const { db, jobs, cache, settings, log } = services;
  const means = { jobs, site: siteOf(services), operator: settings.operatorEmail };

  return {
    getDecision: ({ path: { id }, caller: { userId } }) => readStatement(db, id, userId),

    async appealDecision({ path: { id }, body, caller: { userId } }) {
      const words = written(body.words, "/words", appealLength.min);
      await inTransaction(db, async (trx) => {
        await countAttempt(trx, appealsADay, userId);
        await appealDecision(trx, means, { decisionId: id, userId, words });
      });
      // The label that a review is looked at comes back with its reports.
      cache.clear();
      log.info({ event: "decision-appealed", decisionId: id, userId }, "decision appealed");
      return readStatement(db, id, userId);
    },
  } satisfies Partial<Handlers>;
}
