// Picks a sentence for the home page.
import type { components } from "@troth/api-client/schema";
import { publicName } from "@troth/rules/public-name";
import { quoteLength } from "@troth/rules/quotes";
import type { readQuotable } from "./read-queries.ts";

/** The first whole sentence that fits. */
export function quoteFrom(reviews: Awaited<ReturnType<typeof readQuotable>>): components["schemas"]["Quote"] | null {
  for (const { review, language, rating, first_name, last_name, vendor } of reviews) {
    const text = review
      .split(/(?<=[.!?])\s+/)
      .find((sentence) => sentence.length >= quoteLength.min && sentence.length <= quoteLength.max);
    if (text) return { text, language, rating, author: publicName(first_name, last_name), vendor };
  }
  return null;
}
