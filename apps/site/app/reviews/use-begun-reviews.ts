import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { backendAtom, isUnsaved, nameOf, restoredAtom, type Store } from "../state/persisted.ts";
import { useVisit } from "../visit.ts";

/**
 * The vendors whose reviews are begun on this device, the one that was opened last first. None on the server and at first:
 * drafts are loaded once the page has come alive, where there are any.
 */
export function useBegunReviews(): readonly string[] {
  const { store } = useVisit();
  const restored = useAtomValue(restoredAtom);
  const [begun, setBegun] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!restored || !(isKept(store, "review-draft") || isKept(store, "review-answers"))) return;
    let left = false;
    let end = () => {};
    const follow = async () => {
      const { begunReviewsAtom } = await import("../state/review-draft.ts");
      if (left) return;
      const look = () => setBegun(store.get(begunReviewsAtom));
      look();
      end = store.sub(begunReviewsAtom, look);
    };
    // If it does not come, for want of a connection, the page is as good without.
    follow().catch(() => undefined);
    return () => {
      left = true;
      end();
    };
  }, [restored, store]);
  return begun;
}

/** Whether anything is kept under this key, so that its atom is worth loading. */
function isKept(store: Store, key: "review-draft" | "review-answers"): boolean {
  try {
    return isUnsaved(key) || store.get(backendAtom).get(nameOf(key)) !== null;
  } catch {
    return false;
  }
}
