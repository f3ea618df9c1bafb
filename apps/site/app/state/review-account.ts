// The reviews that someone has started, as their account has them.
import { type Atom, atom, type WritableAtom } from "jotai";
import { type AccountDraftAtom, accountDraftAtom, isKnownDraft, type KnownDraft } from "./account-draft.ts";
import { persisted } from "./persisted.ts";
import { reviewChecks } from "./review-checks.ts";
import { noReview, type ReviewFields, reviewFormAtom } from "./review-form.ts";
import { isShape } from "./shape.ts";

type Known = KnownDraft<ReviewFields>;
type KnownByVendor = { [vendorId: string]: Known };

const isKnown = isKnownDraft(isShape<ReviewFields>(reviewChecks));
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
    (get) => get(knownReviewsAtom)[vendorId] ?? null,
    (_get, set, known) =>
      set(knownReviewsAtom, ({ [vendorId]: _before, ...others }) => {
        if (known && known.version !== '"none"') return { ...others, [vendorId]: known };
        return Object.keys(others).length > 0 ? others : none;
      }),
  );

const known = new Map<string, AccountDraftAtom<ReviewFields>>();

/** How this device's draft of a review of a vendor compares with the account's; the same atom each time. */
export function reviewAccountAtom(vendorId: string): AccountDraftAtom<ReviewFields> {
  const own = known.get(vendorId) ?? accountDraftAtom<ReviewFields>();
  known.set(vendorId, own);
  return own;
}

/** What is written about a vendor on this device. */
export function reviewFieldsAtom(vendorId: string): Atom<ReviewFields> {
  const form = reviewFormAtom(vendorId);
  return atom((get) => ({ ...noReview, ...get(form)?.mine }));
}
