import { loadDropdownMenu } from "@troth/ui/dropdown-menu";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useMatches } from "react-router-dom";
import { userDisplayAtom } from "../state/session.ts";
import { loadPages } from "./browser-router.tsx";

type Flow = { pages: readonly string[]; parts: () => Promise<unknown>[] };

const acting = () => [import("../actions/action.ts"), import("../actions/flush-queue.ts"), import("./log-in-wall.tsx")];

/** Pages that lead from one to the next, by their routes' ids, with what is loaded late on them. */
const flows: (Flow & { begins: RegExp })[] = [
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

/** What somebody has saved. The hearts on a page have asked for the vendors already, and they are kept. */
const favourites: Flow = {
  pages: ["guards/login", "account/profile/profile"],
  parts: () => [import("../account/profile/favorites.tsx")],
};

/**
 * People who have started a review or a listing can finish it without a connection, and those who are logged in can look
 * at their favourites: all of the code is loaded while there is one.
 */
export function usePreloadFlow(): void {
  const ids = useMatches().map(({ id }) => id);
  const at = flows.findIndex(({ begins }) => ids.some((id) => begins.test(id)));
  useEffect(() => {
    if (flows[at]) load(flows[at]);
  }, [at]);

  const { isLoggedIn, isAdmin } = useAtomValue(userDisplayAtom);
  const hasFavourites = isLoggedIn && !isAdmin;
  useEffect(() => {
    if (!hasFavourites) return;
    load(favourites);
    // Where their link is.
    loadDropdownMenu();
  }, [hasFavourites]);
}

function load({ pages, parts }: Flow): void {
  loadPages(pages);
  for (const part of parts()) part.catch(() => undefined);
}
