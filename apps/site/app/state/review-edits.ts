// What someone has changed in a published review and not saved: one draft for each review, apart from the drafts of new ones.
import { experienceValues } from "@troth/api-client/enumerations";
import { areDraftPhotos } from "./draft-photo.ts";
import { formDrafts } from "./form-draft.ts";
import { isAspects } from "./review-draft.ts";
import type { ReviewFields } from "./review-form.ts";
import { isOneOf, isString } from "./shape.ts";

/** @param reviewId The review's id. */
export const reviewEditDraft = formDrafts<ReviewFields>({
  key: "review-edits",
  fields: {
    rating: isOneOf(0, 1, 2, 3, 4, 5),
    experience: isOneOf(...experienceValues, ""),
    weddingDate: isString,
    aspects: isAspects,
    title: isString,
    review: isString,
    photos: areDraftPhotos,
  },
});
