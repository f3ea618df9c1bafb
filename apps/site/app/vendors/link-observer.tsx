import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { ownReviewQuery } from "../reviews/own-review-query.ts";
import { draftVendorIdsAtom } from "../state/review-draft.ts";
import { sessionAtom } from "../state/session.ts";

type LinkObserverProps = { vendorId: string; tell: (label: "write" | "goOn" | "edit" | "manage") => void };

/**
 * Reports what the link to the review of a vendor is for: a second visit edits, and the people who look after the vendor have
 * its page to change instead.
 */
export function LinkObserver({ vendorId, tell }: LinkObserverProps) {
  const own = useOwn(vendorId);
  const isBegun = useAtomValue(draftVendorIdsAtom).includes(vendorId);
  const label = own?.isOwner ? "manage" : isBegun ? "goOn" : own?.review ? "edit" : "write";
  useEffect(() => tell(label), [tell, label]);
  return null;
}

/** Whether the person looks after a vendor. */
export const useManages = (vendorId: string): boolean => useOwn(vendorId)?.mayReply === true;

/** What the person is to a vendor. */
function useOwn(vendorId: string) {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  // Each link to its review asks.
  const { data: own } = useQuery({
    ...ownReviewQuery(userData._id, vendorId),
    staleTime: 30_000,
    enabled: isLoggedIn,
  });
  return isLoggedIn ? own : undefined;
}
