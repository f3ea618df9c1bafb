import type { Handlers } from "../contract/handlers.ts";
import { ProblemError } from "../problems.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { stopDigests } from "./digest-queries.ts";
import { stopSummaries } from "./queries.ts";
import { idInStopToken } from "../mail/stop-token.ts";

// By person, not by address: a mail provider sends all its readers' clicks from a few.
const limit = { name: "stop-summary:user", hits: 30, seconds: 900 };

export function summaryHandlers({ db, keys }: Services) {
  return {
    async stopMonthlySummary({ query: { token } }) {
      const [owner, author] = [keys.stopSummary, keys.stopDigest].map((key) => idInStopToken(key, token));
      const userId = owner ?? author;
      if (!userId) throw new ProblemError("link-expired", { detail: "This isn’t a link that we’ve sent." });
      await countAttempt(db, limit, userId);
      await (owner ? stopSummaries : stopDigests)(db, userId);
    },
  } satisfies Partial<Handlers>;
}
