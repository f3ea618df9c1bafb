"use client";

import { useEffect, useRef, useState } from "react";
import type { ComboboxOptions } from "./options.ts";

/** Finds options for what is written. The signal says when nobody waits for the answer any more. */
export type ComboboxSearch = (query: string, signal: AbortSignal) => Promise<ComboboxOptions>;

type Answer = { query: string; attempt: number; options: ComboboxOptions; failed: boolean };

/**
 * Asks for options once the writing pauses. A question that is overtaken is aborted, and its answer dropped should it come
 * all the same; until the new answer is there, the last one stays in sight.
 */
export function useAnswers(search: ComboboxSearch | undefined, query: string | null, pause: number) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const asks = search !== undefined && query !== null;
  useEffect(() => {
    if (!asks) return undefined;
    const abort = new AbortController();
    const settle = (options: ComboboxOptions, failed: boolean) => {
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
    /** What was found for what is written, or still for what was. */
    options: asks ? (answer?.options ?? []) : null,
    /** The answer is not there yet. */
    loading: asks && !current,
    /** It could not be found out. */
    failed: asks && current && answer.failed,
    retry: () => setAttempt(attempt + 1),
  };
}
