// What is sent of a review.
import type { Schemas } from "@troth/api-client";
import { maxAltLength } from "@troth/rules/vendors";
import type { DraftPhoto } from "../state/draft-photo.ts";
import type { ReviewAnswers } from "../state/review-draft.ts";
import { checkStars, checkWords } from "./review-rules.ts";

type ReviewPhotos = Schemas["ReviewPhotos"];

/** Named by their keys on this device, which stay the same while they are uploaded. */
export const photosToSend = (photos: readonly DraftPhoto[]): ReviewPhotos =>
  photos.map(({ key, alt }) => ({ id: key, alt: alt.trim().slice(0, maxAltLength) }));

/** @param ids The server's ids of photos by their keys. */
export const withServerIds = (photos: ReviewPhotos, ids: ReadonlyMap<string, string>): ReviewPhotos =>
  photos.map(({ id, alt }) => ({ id: ids.get(id) ?? id, alt }));

/** The review as it is sent; null while something is missing. */
export function bodyOf(answers: ReviewAnswers, review: string, now: number): Schemas["NewReview"] | null {
  const { rating, title, experience, weddingDate, aspects, photos = [] } = answers;
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
    ...(photos.length > 0 && { photos: photosToSend(photos) }),
  };
}
