import { useAtomValue } from "jotai";
import { useSearchParams } from "react-router-dom";
import { currentDraftVendorIdAtom, reviewInProgressAtom } from "../state/review-draft.ts";

/** The vendor in the address, or the one whose review was opened last; and whether it has been started on this device. */
export function useCurrentDraft(): { vendorId: string; isBegun: boolean } {
  const [params] = useSearchParams();
  const last = useAtomValue(currentDraftVendorIdAtom);
  const writtenOf = useAtomValue(reviewInProgressAtom);
  const vendorId = params.get("vendor") || last;
  return { vendorId, isBegun: writtenOf(vendorId).begun };
}
