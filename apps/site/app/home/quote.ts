import type { Schemas } from "@troth/api-client";

type Entry = Schemas["LatestReview"];

/** Longest sentence that fits the card, in characters. */
const LONGEST = 110;
const SHORTEST = 30;

/** One sentence out of the newest good reviews in English. */
export function quoteFrom(entries: readonly Entry[]) {
  for (const { review, vendor } of entries) {
    if (review.rating < 4 || !review.language.startsWith("en")) continue;
    const sentence = review.review.split(/(?<=[.!?])\s+/).find(({ length }) => length >= SHORTEST && length <= LONGEST);
    if (sentence)
      return { text: sentence, language: review.language, rating: review.rating, author: review.author.name, vendor };
  }
  return null;
}
