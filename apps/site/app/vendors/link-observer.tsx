import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { vendorQuery } from "../queries.ts";
import { ownReviewQuery } from "../reviews/own-review-query.ts";
import { draftVendorIdsAtom } from "../state/review-draft.ts";
import { sessionAtom } from "../state/session.ts";

type LinkObserverProps = { vendorId: string; tell: (label: "write" | "goOn" | "manage") => void };

/** Reports where the link to the review of a vendor should lead: the people who look after it have its page to change instead. */
export function LinkObserver({ vendorId, tell }: LinkObserverProps) {
  const isOwn = useIsOwn(vendorId);
  const isBegun = useAtomValue(draftVendorIdsAtom).includes(vendorId);
  const label = isOwn ? "manage" : isBegun ? "goOn" : "write";
  useEffect(() => tell(label), [tell, label]);
  return null;
}

/** Whether the person looks after a vendor, or has told us that they do. */
const useIsOwn = (vendorId: string): boolean => useOwn(vendorId)?.isOwner === true;

/** Whether the person looks after a vendor. */
export const useManages = (vendorId: string): boolean => useOwn(vendorId)?.mayReply === true;

/** What the person is to a claimed vendor. */
function useOwn(vendorId: string) {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const client = useQueryClient();
  const isClaimed = client.getQueryData(vendorQuery(vendorId).queryKey)?.isClaimed ?? false;
  const { data: own } = useQuery({ ...ownReviewQuery(userData._id, vendorId), enabled: isLoggedIn && isClaimed });
  return isLoggedIn ? own : undefined;
}
