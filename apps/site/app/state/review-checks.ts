// What the fields of a review have to be, wherever they are kept.
import { experienceValues } from "@troth/api-client/enumerations";
import { isAspects } from "./review-draft.ts";
import { isOneOf, isString } from "./shape.ts";

export const reviewChecks = {
  rating: isOneOf(0, 1, 2, 3, 4, 5),
  experience: isOneOf(...experienceValues, ""),
  weddingDate: isString,
  aspects: isAspects,
  title: isString,
  review: isString,
};
