import { month } from "../dates.ts";
import { languageOf } from "../format.ts";
import type { Review } from "../queries.ts";
import { aspectsGiven } from "./aspects.ts";
import { messages } from "./messages.ts";

/** A review as its card shows it. */
export const cardOf = (review: Review) => ({
  author: review.author,
  meta: messages.meta[review.experience](review.weddingDate ? month(review.weddingDate) : ""),
  rating: review.rating,
  title: review.title || undefined,
  text: review.review,
  lang: languageOf(review.language),
  date: review.createdAt,
  edited: review.editedAt ?? undefined,
  aspects: aspectsGiven(review.aspects),
});

/** The reply, as the card shows it. */
export const responseOf = ({ response }: Pick<Review, "response">, vendorName: string) =>
  response
    ? {
        name: vendorName,
        text: response.text,
        date: response.createdAt,
        edited: response.editedAt ?? undefined,
        note: response.beforeEdit ? messages.reviews.beforeEdit : undefined,
      }
    : undefined;
