// The review of a vendor, as its form asks for it.
import { atom } from "jotai";
import type { DraftAtom } from "./form-draft.ts";
import {
  updateReviewAnswersAtom,
  clearReviewDraftAtom,
  type ReviewAnswers,
  type ReviewDraft,
  updateReviewDraftAtom,
  reviewInProgressAtom,
} from "./review-draft.ts";

/** What the review form asks for. */
export type ReviewFields = Pick<ReviewDraft, "review"> &
  Pick<ReviewAnswers, "rating" | "experience" | "weddingDate" | "aspects" | "title">;

/** In the order of the page. */
export const reviewFields = ["rating", "experience", "weddingDate", "aspects", "title", "review"] as const;

export const noReview: ReviewFields = {
  rating: 0,
  experience: "",
  weddingDate: "",
  aspects: {},
  title: "",
  review: "",
};

/**
 * The review of a vendor, as its form keeps it: what belongs in the specification's draft there, the rest beside it.
 */
export const reviewFormAtom = (vendorId: string): DraftAtom<ReviewFields> =>
  atom(
    (get) => {
      const { review, currentStep, answers } = get(reviewInProgressAtom)(vendorId);
      const { rating, experience, weddingDate, aspects, title } = answers;
      return { _id: "", mine: { rating, experience, weddingDate, aspects, title, review }, step: currentStep };
    },
    (_get, set, change) => {
      if (!change) return set(clearReviewDraftAtom, vendorId);
      const { review, ...answers } = change.mine ?? {};
      if (Object.keys(answers).length) set(updateReviewAnswersAtom, vendorId, answers);
      const draft = {
        ...(review !== undefined && { review }),
        ...(change.step !== undefined && { currentStep: change.step }),
      };
      if (Object.keys(draft).length) set(updateReviewDraftAtom, vendorId, draft);
    },
  );
