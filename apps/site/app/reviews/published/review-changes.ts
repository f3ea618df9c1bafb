// A published review as its form edits it.
import type { Schemas } from "@troth/api-client";
import { type Months, offeredMonths } from "@troth/rules/reviews";
import { changesOf } from "../../forms/merge.ts";
import type { Problems } from "../../forms/problems.ts";
import { draftPhotosOf } from "../../photos/draft-photos-of.ts";
import type { Review } from "../../queries.ts";
import { noAnswers } from "../../state/review-draft.ts";
import type { EditedReview } from "../../state/review-edits.ts";
import type { ReviewFields } from "../../state/review-form.ts";
import { photosToSend, saidIn, withServerIds } from "../review-body.ts";
import { checkStars, checkWords } from "../review-rules.ts";

export const fieldsOf = ({
  rating,
  experience,
  weddingDate,
  aspects,
  title,
  review,
  photos,
}: Review): EditedReview => ({
  rating,
  experience,
  weddingDate: weddingDate ?? "",
  aspects,
  title,
  review,
  photos: draftPhotosOf(photos),
});

/**
 * What is different from the saved review.
 *
 * @param ids The server's ids of photos by their keys.
 */
export const changeOf = (
  saved: EditedReview,
  written: EditedReview,
  ids: ReadonlyMap<string, string> = new Map(),
): Schemas["ReviewChange"] =>
  changesOf(
    { ...saidIn(saved), photos: photosToSend(saved.photos) },
    { ...saidIn(written), photos: withServerIds(photosToSend(written.photos), ids) },
  );

/** Offers the month that was given, too, however long ago it is by now. */
export function monthsWith({ experience, weddingDate }: ReviewFields, now: number): Partial<Months> | undefined {
  const { min } = offeredMonths(experience || "completed", now);
  return weddingDate && weddingDate < min ? { min: weddingDate } : undefined;
}

/** A month that was accepted once may stay, however long ago it is by now. */
export function checkEdit(saved: ReviewFields, written: ReviewFields, now: number): Problems<ReviewFields> {
  const { weddingDate, ...others } = checkStars({ ...noAnswers, ...written }, now);
  const isNew = written.weddingDate !== saved.weddingDate || !written.weddingDate;
  const isStillAhead = written.experience === "completed" && saved.experience !== "completed";
  return {
    ...others,
    ...(weddingDate && (isNew || isStillAhead) && { weddingDate }),
    ...checkWords(written.title, written.review),
  };
}
