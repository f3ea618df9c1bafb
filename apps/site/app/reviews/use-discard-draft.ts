import { clearReviewDraftAtom } from "../state/review-draft.ts";
import { sessionAtom } from "../state/session.ts";
import { useVisit } from "../visit.ts";

/** Discards a draft on this device and, for people who are logged in, on their others. */
export function useDiscardDraft(vendorId: string): () => void {
  const visit = useVisit();
  const { queryClient, store } = visit;
  return async () => {
    try {
      if (!store.get(sessionAtom).isLoggedIn) return store.set(clearReviewDraftAtom, vendorId);
      const { reviewAccount } = await import("./review-account.ts");
      await reviewAccount(vendorId).discard(visit);
    } catch {
      // Without a connection, the code that would tell the account can't be loaded.
      store.set(clearReviewDraftAtom, vendorId);
    }
    void queryClient.invalidateQueries({ queryKey: ["listReviewDrafts"] });
  };
}
