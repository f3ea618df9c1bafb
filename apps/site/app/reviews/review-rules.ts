// What is checked about a review before anything is sent.
import type { Schemas } from "@troth/api-client";
import { type Experience, maxTitleLength, reviewLength, weddingMonthError } from "@troth/rules/reviews";
import { lengthOf } from "@troth/rules/text";
import type { ReviewAnswers } from "../state/review-draft.ts";
import type { ReviewFields } from "../state/review-form.ts";
import { messages } from "./messages.ts";

const words = messages.problems;

export type StarsProblems = { rating?: string; experience?: string; weddingDate?: string };

export function checkStars({ rating, experience, weddingDate }: ReviewAnswers, now: number): StarsProblems {
  return {
    ...(!rating && { rating: words.rating }),
    ...(!experience && { experience: words.experience }),
    // A month that was chosen before "We only enquired" is kept, but not sent.
    ...(experience && experience !== "enquired" && checkMonth(experience, weddingDate, now)),
  };
}

function checkMonth(experience: Experience, weddingDate: string, now: number): StarsProblems {
  const fault = weddingMonthError(experience, weddingDate, now);
  if (!fault) return {};
  if (fault === "too-early") return { weddingDate: words.weddingDateRange };
  const over = fault === "too-late" && experience === "completed";
  return { weddingDate: over ? words.weddingDateFuture : words.weddingDate };
}

export type WordsProblems = { title?: string; review?: string };

export function checkWords(title: string, review: string): WordsProblems {
  const count = lengthOf(review);
  return {
    ...(lengthOf(title) > maxTitleLength && { title: words.titleTooLong(maxTitleLength) }),
    ...(count < reviewLength.min && { review: words.tooShort(count, reviewLength.min) }),
    ...(count > reviewLength.max && { review: words.tooLong(count, reviewLength.max) }),
  };
}

/** What the form says, as it is sent. */
export const saidIn = ({ rating, experience, weddingDate, aspects, title, review }: ReviewFields) => ({
  rating,
  experience: experience as Experience,
  // A month that was chosen before "We only enquired" is kept, but not sent.
  weddingDate: experience === "enquired" ? null : weddingDate || null,
  aspects: Object.fromEntries(Object.entries(aspects).filter(([, stars]) => stars > 0)) as Schemas["Aspects"],
  title: title.trim(),
  review: review.trim(),
});

/** The review as it is sent; null while something is missing. */
export function bodyOf(answers: ReviewAnswers, review: string, now: number): Schemas["NewReview"] | null {
  const problems = { ...checkStars(answers, now), ...checkWords(answers.title, review) };
  if (Object.keys(problems).length > 0) return null;
  const { title, aspects, ...said } = saidIn({ ...answers, review });
  return { ...said, ...(title && { title }), ...(Object.keys(aspects).length > 0 && { aspects }) };
}
