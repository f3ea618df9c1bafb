import { useEffect } from "react";
import { useMatches } from "react-router-dom";
import { loadPages } from "./browser-router.tsx";

/** Pages that lead from one to the next, by their routes' ids, with the actions on them. */
const reviewing = {
  begins: /^reviews\//,
  pages: ["reviews/review-preview", "reviews/confirm-review", "guards/login", "reviews/success-review"],
  parts: () => [import("../actions/action.ts"), import("../actions/flush-queue.ts"), import("./log-in-wall.tsx")],
};

/**
 * People who have started a review can finish it without a connection: all of its code is loaded while there is one.
 */
export function usePreloadReviewFlow(): void {
  const begun = useMatches().some(({ id }) => reviewing.begins.test(id));
  useEffect(() => {
    if (!begun) return;
    loadPages(reviewing.pages);
    for (const part of reviewing.parts()) part.catch(() => undefined);
  }, [begun]);
}
