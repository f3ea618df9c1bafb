// What a review must have, as the API will ask for it; said before anything is sent.
import type { Schemas } from "@troth/api-client";
import type { ReviewAnswers } from "../state/review-draft.ts";
import { messages } from "./messages.ts";

export const SHORTEST = 25;
export const LONGEST = 5_000;
export const LONGEST_TITLE = 120;

/** Months before now that a wedding may lie. */
const OLDEST = 24;
/** Months after now for which one may have booked. */
const FARTHEST = 60;

const words = messages.problems;

export const lengthOf = (text: string): number => [...text.trim()].length;

/** The month so many months from a moment, as 2026-06. */
export function monthFrom(now: number, months: number): string {
  const at = new Date(now);
  const shifted = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
  return shifted.toISOString().slice(0, 7);
}

/** The months that can be chosen for a wedding. */
export const weddingRange = (experience: ReviewAnswers["experience"], now: number) => ({
  min: monthFrom(now, -OLDEST),
  max: monthFrom(now, experience === "completed" ? 0 : FARTHEST),
});

export type StarsProblems = { rating?: string; experience?: string; weddingDate?: string };

export function checkStars({ rating, experience, weddingDate }: ReviewAnswers, now: number): StarsProblems {
  return {
    ...(!rating && { rating: words.rating }),
    ...(!experience && { experience: words.experience }),
    ...(experience && experience !== "enquired" && checkMonth(experience, weddingDate, now)),
  };
}

function checkMonth(experience: ReviewAnswers["experience"], weddingDate: string, now: number): StarsProblems {
  const { min, max } = weddingRange(experience, now);
  if (!weddingDate) return { weddingDate: words.weddingDate };
  if (weddingDate < min) return { weddingDate: words.weddingDateRange };
  if (weddingDate > max)
    return { weddingDate: experience === "completed" ? words.weddingDateFuture : words.weddingDate };
  return {};
}

export type WordsProblems = { title?: string; review?: string };

export function checkWords(title: string, review: string): WordsProblems {
  const count = lengthOf(review);
  return {
    ...(lengthOf(title) > LONGEST_TITLE && { title: words.titleTooLong(LONGEST_TITLE) }),
    ...(count < SHORTEST && { review: words.tooShort(count, SHORTEST) }),
    ...(count > LONGEST && { review: words.tooLong(count, LONGEST) }),
  };
}

/** The review as it is sent; null while something is missing. */
export function bodyOf(answers: ReviewAnswers, review: string, now: number): Schemas["NewReview"] | null {
  const { rating, title, experience, weddingDate, aspects } = answers;
  const problems = { ...checkStars(answers, now), ...checkWords(title, review) };
  if (!experience || Object.keys(problems).length > 0) return null;
  const given = Object.fromEntries(Object.entries(aspects).filter(([, stars]) => stars > 0));
  return {
    rating,
    ...(title.trim() && { title: title.trim() }),
    review: review.trim(),
    experience,
    weddingDate: experience === "enquired" ? null : weddingDate,
    ...(Object.keys(given).length > 0 && { aspects: given }),
  };
}
