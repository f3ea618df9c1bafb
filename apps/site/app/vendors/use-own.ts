import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { ownReviewQuery } from "../reviews/own-review-query.ts";
import { sessionAtom } from "../state/session.ts";

/** What the person is to a vendor, and what they have written about it; undefined for guests, and until it is known. */
export function useOwn(vendorId: string, enabled = true) {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  // Each link and each card asks, also those that come with "Show more".
  const { data } = useQuery({
    ...ownReviewQuery(userData._id, vendorId),
    staleTime: 30_000,
    enabled: isLoggedIn && enabled,
  });
  return isLoggedIn ? data : undefined;
}

/** Whether the person looks after a vendor. */
export const useManages = (vendorId: string): boolean => useOwn(vendorId)?.mayReply === true;
