// Keeps the reviews that someone has started in their account.
import type { Schemas } from "@troth/api-client";
import { accountDraft, type AccountDraftSync } from "../forms/account-draft.ts";
import { knownReviewAtom, reviewAccountAtom, reviewFieldsAtom } from "../state/review-account.ts";
import { reviewInProgressAtom } from "../state/review-draft.ts";
import { noReview, type ReviewFields, reviewFormAtom } from "../state/review-form.ts";

const keptOf = ({ rating, title, review, experience, weddingDate, aspects }: ReviewFields) => ({
  rating: rating || null,
  title,
  review,
  experience: experience || null,
  weddingDate: weddingDate || null,
  aspects: Object.fromEntries(Object.entries(aspects).filter(([, stars]) => stars > 0)),
});

const fieldsOf = ({
  rating,
  title,
  review,
  experience,
  weddingDate,
  aspects,
}: Schemas["ReviewDraft"]): ReviewFields => ({
  rating: rating ?? 0,
  title,
  review,
  experience: experience ?? "",
  weddingDate: weddingDate ?? "",
  aspects,
});

const started = new Map<string, AccountDraftSync<ReviewFields>>();

/** The draft of a review of a vendor; the same object each time. */
export function reviewAccount(vendorId: string): AccountDraftSync<ReviewFields> {
  const own = started.get(vendorId) ?? draftAbout(vendorId);
  started.set(vendorId, own);
  return own;
}

function draftAbout(vendorId: string): AccountDraftSync<ReviewFields> {
  const path = { vendorId };
  return accountDraft<ReviewFields>({
    name: `troth.review.${vendorId}`,
    empty: noReview,
    fieldsAtom: reviewFieldsAtom(vendorId),
    formAtom: reviewFormAtom(vendorId),
    knownAtom: knownReviewAtom(vendorId),
    accountAtom: reviewAccountAtom(vendorId),
    keys: ["review-draft", "review-answers", "account-reviews"],
    isAttempted: (store) => store.get(reviewInProgressAtom)(vendorId).answers.attempt !== null,
    async load(api) {
      const { data, etag } = await api.tagged.getReviewDraft({ path });
      return { fields: data.draft ? fieldsOf(data.draft) : noReview, tag: etag };
    },
    save: async (api, header, fields) =>
      (await api.tagged.saveReviewDraft({ path, header, body: keptOf(fields) })).etag,
    remove: (api, header) => api.deleteReviewDraft({ path, header }),
    keptOf,
  });
}
