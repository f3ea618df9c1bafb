// What a review must be, beyond its shape.
import type { components } from "@troth/api-client/schema";
import { lengthOf, reviewLength, type WeddingMonthFault, weddingMonthFault } from "@troth/rules/reviews";
import type { FieldError } from "../problems.ts";

type NewReview = components["schemas"]["NewReview"];

const monthMessages: Record<WeddingMonthFault, string> = {
  "not-asked": "Leave the month out when you only enquired",
  missing: "Say in which month the wedding was, or was to be",
  "too-early": "Reviews are for weddings of the last two years",
  "too-late": "This month is yet to come",
};

export function reviewFaults({ review, experience, weddingDate }: NewReview, now: Date): FieldError[] {
  const length = lengthOf(review);
  const month = weddingMonthFault(experience, weddingDate, now.getTime());
  return [
    ...(length < reviewLength.min
      ? [{ pointer: "/review", message: `Write ${reviewLength.min} characters or more; there are ${length}` }]
      : []),
    ...(month ? [{ pointer: "/weddingDate", message: monthMessages[month] }] : []),
  ];
}
