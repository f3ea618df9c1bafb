// The reviews that someone has started, as their account has them.
import { type Atom, atom, type WritableAtom } from "jotai";
import { type AccountDraftAtom, accountDraftAtom, isKnownDraft, type KnownDraft } from "./account-draft.ts";
import { areDraftPhotos, type DraftPhoto, noPhotos } from "./draft-photo.ts";
import type { DraftAtom } from "./form-draft.ts";
import { persisted } from "./persisted.ts";
import { reviewChecks } from "./review-checks.ts";
import { reviewInProgressAtom, updateReviewAnswersAtom } from "./review-draft.ts";
import { noReview, type ReviewFields, reviewFormAtom } from "./review-form.ts";
import { isShape } from "./shape.ts";

/** What the form asks for, and the photos, which aren't fields of it. */
export type AccountReview = ReviewFields & { photos: DraftPhoto[] };

export const noAccountReview: AccountReview = { ...noReview, photos: noPhotos };

/** What was known before drafts in accounts had photos has none. */
type KeptReview = ReviewFields & { photos?: DraftPhoto[] | undefined };
type Known = KnownDraft<AccountReview>;
type KnownByVendor = { [vendorId: string]: KnownDraft<KeptReview> };

const isKnown = isKnownDraft(
  isShape<KeptReview>({
    ...reviewChecks,
    photos: (value): value is DraftPhoto[] | undefined => value === undefined || areDraftPhotos(value),
  }),
);
const none: KnownByVendor = {};

const knownReviewsAtom = persisted<KnownByVendor>({
  key: "account-reviews",
  initial: none,
  isValid: (value): value is KnownByVendor =>
    typeof value === "object" && value !== null && Object.values(value).every(isKnown),
});

/** Null if this device hasn't met the account's draft of a review of this vendor yet, or knows that there is none. */
export const knownReviewAtom = (vendorId: string): WritableAtom<Known | null, [Known | null], void> =>
  atom(
    (get) => {
      const known = get(knownReviewsAtom)[vendorId];
      return known ? { ...known, base: { ...known.base, photos: known.base.photos ?? noPhotos } } : null;
    },
    (_get, set, known) =>
      set(knownReviewsAtom, ({ [vendorId]: _before, ...others }) => {
        if (known && known.version !== '"none"') return { ...others, [vendorId]: known };
        return Object.keys(others).length > 0 ? others : none;
      }),
  );

const known = new Map<string, AccountDraftAtom<AccountReview>>();

/** How this device's draft of a review of a vendor compares with the account's; the same atom each time. */
export function reviewAccountAtom(vendorId: string): AccountDraftAtom<AccountReview> {
  const own = known.get(vendorId) ?? accountDraftAtom<AccountReview>();
  known.set(vendorId, own);
  return own;
}

/** What is written about a vendor on this device. */
export function accountReviewAtom(vendorId: string): Atom<AccountReview> {
  const form = reviewFormAtom(vendorId);
  return atom((get) => {
    const { photos = noPhotos } = get(reviewInProgressAtom)(vendorId).answers;
    return { ...noReview, ...get(form)?.mine, photos };
  });
}

/** The same, as it is written to. */
export function accountReviewFormAtom(vendorId: string): DraftAtom<AccountReview> {
  const form = reviewFormAtom(vendorId);
  const fields = accountReviewAtom(vendorId);
  return atom(
    (get) => ({ _id: "", mine: get(fields) }),
    (_get, set, change) => {
      const { photos, ...mine } = change?.mine ?? {};
      set(form, change && { mine });
      if (photos) set(updateReviewAnswersAtom, vendorId, { photos });
    },
  );
}
