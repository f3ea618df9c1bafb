import { useAtomValue } from "jotai";
import { useSearchParams } from "react-router-dom";
import { currentDraftVendorIdAtom, reviewInProgressAtom } from "../state/review-draft.ts";

/** The vendor in the address, or the one whose review was opened last; empty if no review has been started. */
export function useCurrentDraftVendorId(): string {
  const [params] = useSearchParams();
  const last = useAtomValue(currentDraftVendorIdAtom);
  const writtenOf = useAtomValue(reviewInProgressAtom);
  const asked = params.get("vendor");
  if (!asked) return last;
  return writtenOf(asked).begun ? asked : "";
}
