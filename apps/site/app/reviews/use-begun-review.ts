import { useAtomValue } from "jotai";
import { useSearchParams } from "react-router-dom";
import { begunReviewAtom, writtenReviewAtom } from "../state/review-draft.ts";

/** The vendor that the address names, or the one whose review was opened last; empty where no review is begun. */
export function useBegunReview(): string {
  const [params] = useSearchParams();
  const last = useAtomValue(begunReviewAtom);
  const writtenOf = useAtomValue(writtenReviewAtom);
  const asked = params.get("vendor");
  if (!asked) return last;
  return writtenOf(asked).begun ? asked : "";
}
