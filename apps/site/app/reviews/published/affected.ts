import type { OperationId } from "@troth/api-client";

/** What answers differently once a review has been edited or deleted. */
export const affected = [
  "getReview",
  "listReviewRevisions",
  "getOwnReview",
  "listMyReviews",
  "listReviews",
  "listLatestReviews",
  "getReviewMarks",
  "getVendor",
  "searchVendors",
  "getTransparency",
] as const satisfies OperationId[];
