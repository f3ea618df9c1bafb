// A review as it is sent. The page where it is written loads without this.
import type { Schemas } from "@troth/api-client";
import type { Experience } from "@troth/rules/reviews";
import { maxAltLength } from "@troth/rules/vendors";
import type { DraftPhoto } from "../state/draft-photo.ts";
import type { ReviewAnswers } from "../state/review-draft.ts";
import type { ReviewFields } from "../state/review-form.ts";
import { checkStars, checkWords } from "./review-rules.ts";

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

type ReviewPhotos = Schemas["ReviewPhotos"];

/** Named by their keys on this device, which stay the same while they are uploaded. */
export const photosToSend = (photos: readonly DraftPhoto[]): ReviewPhotos =>
  photos.map(({ key, alt }) => ({ id: key, alt: alt.trim().slice(0, maxAltLength) }));

/** @param ids The server's ids of photos by their keys. */
export const withServerIds = (photos: ReviewPhotos, ids: ReadonlyMap<string, string>): ReviewPhotos =>
  photos.map(({ id, alt }) => ({ id: ids.get(id) ?? id, alt }));

/** The review as it is sent; null while something is missing. */
export function bodyOf(answers: ReviewAnswers, review: string, now: number): Schemas["NewReview"] | null {
  const problems = { ...checkStars(answers, now), ...checkWords(answers.title, review) };
  if (Object.keys(problems).length > 0) return null;
  const { title, aspects, ...said } = saidIn({ ...answers, review });
  const { photos = [] } = answers;
  return {
    ...said,
    ...(title && { title }),
    ...(Object.keys(aspects).length > 0 && { aspects }),
    ...(photos.length > 0 && { photos: photosToSend(photos) }),
  };
}
