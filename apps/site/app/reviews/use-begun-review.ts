import { useAtomValue } from "jotai";
import { useSearchParams } from "react-router-dom";
import { begunReviewAtom, writtenReviewAtom } from "../state/review-draft.ts";

/** The vendor in the address, or the one whose review was opened last; empty if no review has been started. */
export function useBegunReview(): string {
  const [params] = useSearchParams();
  const last = useAtomValue(begunReviewAtom);
  const writtenOf = useAtomValue(writtenReviewAtom);
  const asked = params.get("vendor");
  if (!asked) return last;
  return writtenOf(asked).begun ? asked : "";
}
