// What someone has changed in a published review and not saved: one draft for each review, apart from the drafts of new ones.
import { areDraftPhotos, type DraftPhoto } from "./draft-photo.ts";
import { formDrafts } from "./form-draft.ts";
import { reviewChecks } from "./review-checks.ts";
import type { ReviewFields } from "./review-form.ts";

/** A published review as its form has it. */
export type EditedReview = ReviewFields & { photos: DraftPhoto[] };

/** @param reviewId The review's id. */
export const reviewEditDraft = formDrafts<EditedReview>({
  key: "review-edits",
  fields: { ...reviewChecks, photos: areDraftPhotos },
});
