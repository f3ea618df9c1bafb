// What someone has changed in a published review and not saved: one draft for each review, apart from the drafts of new ones.
import { formDrafts } from "./form-draft.ts";
import { reviewChecks } from "./review-checks.ts";
import type { ReviewFields } from "./review-form.ts";

/** @param reviewId The review's id. */
export const reviewEditDraft = formDrafts<ReviewFields>({
  key: "review-edits",
  fields: reviewChecks,
});
