import { useEffect } from "react";
import { useMatches } from "react-router-dom";
import { loadPages } from "./browser-router.tsx";

const acting = () => [import("../actions/action.ts"), import("../actions/flush-queue.ts"), import("./log-in-wall.tsx")];

/** Pages that lead from one to the next, by their routes' ids, with what is loaded late on them. */
const flows = [
  {
    begins: /^reviews\//,
    pages: ["reviews/review-preview", "reviews/confirm-review", "guards/login", "reviews/success-review"],
    parts: () => [
      ...acting(),
      import("../reviews/words-step.tsx"),
      import("../reviews/photos-step.tsx"),
      import("../reviews/draft-photos.tsx"),
      // A module that couldn't be loaded isn't asked for again, even once the connection is back.
      import("../reviews/settle-draft.ts"),
    ],
  },
  {
    begins: /^add-vendor\//,
    pages: ["add-vendor/verify-vendor", "add-vendor/success-vendor"],
    parts: () => [...acting(), import("../add-vendor/later-steps.tsx"), import("../add-vendor/verify.tsx")],
  },
];

/**
 * People who have started a review or a listing can finish it without a connection: all of its code is loaded while there
 * is one.
 */
export function usePreloadFlow(): void {
  const ids = useMatches().map(({ id }) => id);
  const at = flows.findIndex(({ begins }) => ids.some((id) => begins.test(id)));
  useEffect(() => {
    const flow = flows[at];
    if (!flow) return;
    loadPages(flow.pages);
    for (const part of flow.parts()) part.catch(() => undefined);
  }, [at]);
}
