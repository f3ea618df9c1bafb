"use client";

import { useEffect, useRef, useState } from "react";

/** Finds options for what was typed. The signal aborts once the answer is no longer needed. */
export type AsyncSearch<Option> = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

type Answer<Option> = { query: string; attempt: number; options: readonly Option[]; failed: boolean };

/**
 * Asks for options once typing pauses. An outdated request is aborted, and its answer dropped if it still arrives;
 * until the new answer is there, the last one stays visible.
 */
export function useAsyncOptions<Option>(search: AsyncSearch<Option> | undefined, query: string | null, pause: number) {
  const [answer, setAnswer] = useState<Answer<Option> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const asks = search !== undefined && query !== null;
  useEffect(() => {
    if (!asks) return undefined;
    const abort = new AbortController();
    const settle = (options: readonly Option[], failed: boolean) => {
      if (!abort.signal.aborted) setAnswer({ query, attempt, options, failed });
    };
    const timer = setTimeout(async () => {
      try {
        settle((await latest.current?.(query, abort.signal)) ?? [], false);
      } catch {
        settle([], true);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asks, query, attempt, pause]);

  const current = answer !== null && answer.query === query && answer.attempt === attempt;
  return {
    /** The results for the current text, or still for the previous one. */
    options: asks ? (answer?.options ?? []) : null,
    /** The answer hasn't arrived yet. */
    loading: asks && !current,
    /** The request failed. */
    failed: asks && current && answer.failed,
    retry: () => setAttempt(attempt + 1),
  };
}
