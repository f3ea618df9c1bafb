import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { draftVendorIdsAtom } from "../state/review-draft.ts";
import { sessionAtom } from "../state/session.ts";
import { reviewDraftsQuery } from "./review-account.ts";

/** The vendors whose reviews have been started, on this device or on the person's others. */
export function useDraftVendorIds(): string[] {
  const here = useAtomValue(draftVendorIdsAtom);
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const { data } = useQuery({ ...reviewDraftsQuery(userData._id), enabled: isLoggedIn });
  return [...new Set([...here, ...(isLoggedIn && data ? data.items.map(({ vendorId }) => vendorId) : [])])];
}
