// Picks a sentence for the home page.
import type { components } from "@troth/api-client/schema";
import { publicName } from "@troth/rules/public-name";
import type { readQuotable } from "./read-queries.ts";

/** Length in characters that fits the card and says something. */
const length = { min: 30, max: 110 };

/** The first whole sentence that fits. */
export function quoteFrom(reviews: Awaited<ReturnType<typeof readQuotable>>): components["schemas"]["Quote"] | null {
  for (const { review, language, rating, first_name, last_name, vendor } of reviews) {
    const text = review
      .split(/(?<=[.!?])\s+/)
      .find((sentence) => sentence.length >= length.min && sentence.length <= length.max);
    if (text) return { text, language, rating, author: publicName(first_name, last_name), vendor };
  }
  return null;
}
