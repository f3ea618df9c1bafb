// Keeps the reviews that someone has started in their account.
import type { Schemas } from "@troth/api-client";
import { accountDraft, type AccountDraftSync } from "../forms/account-draft.ts";
import { uploadedPhotos } from "../photos/account-photos.ts";
import { draftPhotosOf } from "../photos/draft-photos-of.ts";
import {
  type AccountReview,
  accountReviewAtom,
  accountReviewFormAtom,
  knownReviewAtom,
  noAccountReview,
  reviewAccountAtom,
} from "../state/review-account.ts";
import { reviewInProgressAtom } from "../state/review-draft.ts";

/** Everything but photos that are only on this device. */
const keptOf = ({ rating, title, review, experience, weddingDate, aspects, photos }: AccountReview) => ({
  rating: rating || null,
  title,
  review,
  experience: experience || null,
  weddingDate: weddingDate || null,
  aspects: Object.fromEntries(Object.entries(aspects).filter(([, stars]) => stars > 0)),
  photos: uploadedPhotos(photos),
});

const fieldsOf = ({
  rating,
  title,
  review,
  experience,
  weddingDate,
  aspects,
  photos,
}: Schemas["ReviewDraft"]): AccountReview => ({
  rating: rating ?? 0,
  title,
  review,
  experience: experience ?? "",
  weddingDate: weddingDate ?? "",
  aspects,
  photos: draftPhotosOf(photos),
});

const started = new Map<string, AccountDraftSync<AccountReview>>();

/** The draft of a review of a vendor; the same object each time. */
export function reviewAccount(vendorId: string): AccountDraftSync<AccountReview> {
  const own = started.get(vendorId) ?? draftAbout(vendorId);
  started.set(vendorId, own);
  return own;
}

function draftAbout(vendorId: string): AccountDraftSync<AccountReview> {
  const path = { vendorId };
  return accountDraft<AccountReview>({
    name: `troth.review.${vendorId}`,
    empty: noAccountReview,
    fieldsAtom: accountReviewAtom(vendorId),
    formAtom: accountReviewFormAtom(vendorId),
    knownAtom: knownReviewAtom(vendorId),
    accountAtom: reviewAccountAtom(vendorId),
    keys: ["review-draft", "review-answers", "account-reviews"],
    isAttempted: (store) => store.get(reviewInProgressAtom)(vendorId).answers.attempt !== null,
    async load(api) {
      const { data, etag } = await api.tagged.getReviewDraft({ path });
      const fields = data.draft ? fieldsOf(data.draft) : noAccountReview;
      return { fields, tag: etag, lostPhotos: data.draft?.lostPhotos ?? 0 };
    },
    save: async (api, header, fields) =>
      (await api.tagged.saveReviewDraft({ path, header, body: keptOf(fields) })).etag,
    remove: (api, header) => api.deleteReviewDraft({ path, header }),
    keptOf,
  });
}
