import { invalidateOperations } from "../actions/stale.ts";
import { useVisit } from "../visit.ts";
import { reviewAccount } from "./review-account.ts";

/** Discards a draft on this device and, for people who are logged in, on their others. */
export function useDiscardDraft(vendorId: string): () => void {
  const visit = useVisit();
  return async () => {
    await reviewAccount(vendorId).discard(visit);
    invalidateOperations(visit.queryClient, ["listReviewDrafts"]);
  };
}
