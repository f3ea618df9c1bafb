// The rules for a review beyond its shape.
import type { components } from "@troth/api-client/schema";
import { reviewLength, type WeddingMonthError, weddingMonthError } from "@troth/rules/reviews";
import { seenLengthOf } from "@troth/rules/text";
import type { FieldError } from "../problems.ts";

type NewReview = components["schemas"]["NewReview"];

const monthMessages: Record<WeddingMonthError, string> = {
  "not-asked": "Leave out the month if you only enquired",
  missing: "Tell us the month of the wedding, or the month it was planned for",
  "too-early": "Reviews are for weddings in the last two years",
  "too-late": "This month hasn’t come yet",
};

/** @param before for a change: a month that was accepted once may stay, however long ago it is by now */
export function reviewErrors(
  { review, experience, weddingDate }: NewReview,
  now: Date,
  before?: Pick<NewReview, "weddingDate">,
): FieldError[] {
  const length = seenLengthOf(review);
  const found = weddingMonthError(experience, weddingDate, now.getTime());
  const month = found === "too-early" && weddingDate === before?.weddingDate ? null : found;
  return [
    ...(length < reviewLength.min
      ? [{ pointer: "/review", message: `Write ${reviewLength.min} characters or more. You’ve written ${length}` }]
      : []),
    ...(month ? [{ pointer: "/weddingDate", message: monthMessages[month] }] : []),
  ];
}
