// What is checked about a review before anything is sent.
import { type Experience, maxTitleLength, reviewLength, weddingMonthError } from "@troth/rules/reviews";
import { lengthOf, seenLengthOf } from "@troth/rules/text";
import type { ReviewAnswers } from "../state/review-draft.ts";
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
  const [seen, count] = [seenLengthOf(review), lengthOf(review)];
  return {
    ...(lengthOf(title) > maxTitleLength && { title: words.titleTooLong(maxTitleLength) }),
    ...(seen < reviewLength.min && { review: words.tooShort(seen, reviewLength.min) }),
    ...(count > reviewLength.max && { review: words.tooLong(count, reviewLength.max) }),
  };
}
