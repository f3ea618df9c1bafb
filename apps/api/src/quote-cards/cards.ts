// Drawn quote cards, in memory: a review that goes takes its words along, so none are left on a disk.
import type { FastifyBaseLogger } from "fastify";
import { createWorkQueue } from "../work-queue.ts";
import { type CardFacts, drawQuoteCard } from "./quote-card.ts";

export interface QuoteCards {
  /** As PNG. @throws ProblemError unavailable, if too many are waiting to be drawn */
  draw(facts: CardFacts): Promise<Buffer>;
  close(): void;
}

/** @param most how many are kept; each takes about 100 kB */
export function createQuoteCards(log: Pick<FastifyBaseLogger, "warn">, most = 100): QuoteCards {
  const queue = createWorkQueue({ concurrency: 1, maxQueued: 100, queueTimeoutMs: 10_000 }, 2, (refused) =>
    log.warn({ refused }, "too many quote cards requested at the same time: some weren't drawn"),
  );
  const drawn = new Map<string, Promise<Buffer>>();
  return {
    draw(facts) {
      const key = JSON.stringify(facts);
      const kept = drawn.get(key);
      if (kept) {
        // The most recently requested is last.
        drawn.delete(key);
        drawn.set(key, kept);
        return kept;
      }
      const card = queue.run(() => drawQuoteCard(facts));
      drawn.set(key, card);
      card.catch(() => drawn.delete(key));
      for (const oldest of drawn.keys()) {
        if (drawn.size <= most) break;
        drawn.delete(oldest);
      }
      return card;
    },
    close: queue.stop,
  };
}
