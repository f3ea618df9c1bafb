// The review being written, kept on this device until it is published.
import type { Schemas } from "@troth/api-client";
import { aspectValues, experienceValues } from "@troth/api-client/enumerations";
import { atom, type Getter, type Setter } from "jotai";
import { type Attempt, isAttempt } from "./attempt.ts";
import type { DraftPhoto } from "./draft-photo.ts";
import { syncFromStorage, persisted } from "./persisted.ts";
import { isCount, isOneOf, isShape, isString } from "./shape.ts";

/**
 * The specification's draft: the words, the vendor they are about, the current step, and the page that the writer came
 * from.
 */
export type ReviewDraft = { review: string; routeId: string; currentStep: number; fromRoute: string };

const noDraft: ReviewDraft = { review: "", routeId: "", currentStep: 0, fromRoute: "" };

export const reviewDraftAtom = persisted<ReviewDraft>({
  key: "review-draft",
  initial: noDraft,
  isValid: isShape<ReviewDraft>({
    review: isString,
    routeId: isString,
    currentStep: isCount,
    fromRoute: isString,
  }),
});

/** What the stepper asks for besides the words. */
export type ReviewAnswers = {
  rating: number;
  title: string;
  experience: Schemas["Experience"] | "";
  /** A month such as 2026-06, or empty. */
  weddingDate: string;
  aspects: { [Name in Schemas["Aspect"]]?: number };
  /** Left out by drafts from before there were any. */
  photos?: DraftPhoto[] | undefined;
  /** The words, while another vendor's review is being written. */
  review: string;
  currentStep: number;
  /** The last attempt to publish: the same review again is the same intent and uses the same key. */
  attempt: Attempt | null;
  /** It is not to be offered on the home page. */
  declined?: boolean | undefined;
};

export const noAnswers: ReviewAnswers = {
  rating: 0,
  title: "",
  experience: "",
  weddingDate: "",
  aspects: {},
  review: "",
  currentStep: 0,
  attempt: null,
};

const isStars = (value: unknown): value is number => isCount(value) && value <= 5;

export const isAspects = (value: unknown): value is ReviewAnswers["aspects"] =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).every(([name, stars]) => (aspectValues as readonly string[]).includes(name) && isStars(stars));

/** As in `draft-photo.ts`, which would be a file more for a page that has no room for it. */
const isPhotos = (value: unknown): value is DraftPhoto[] =>
  Array.isArray(value) &&
  value.every((photo) => ["key", "id", "url", "name", "alt"].every((name) => isString(photo?.[name])));

const isAnswers = isShape<ReviewAnswers>({
  rating: isStars,
  title: isString,
  experience: isOneOf(...experienceValues, ""),
  weddingDate: isString,
  aspects: isAspects,
  photos: (value): value is ReviewAnswers["photos"] => value === undefined || isPhotos(value),
  review: isString,
  currentStep: isCount,
  attempt: (value): value is ReviewAnswers["attempt"] => value === null || isAttempt(value),
  declined: (value): value is boolean | undefined => value === undefined || typeof value === "boolean",
});

/** By the vendor's id. */
export const reviewAnswersAtom = persisted<Record<string, ReviewAnswers>>({
  key: "review-answers",
  initial: {},
  isValid: (value): value is Record<string, ReviewAnswers> =>
    typeof value === "object" && value !== null && Object.values(value).every(isAnswers),
});

/** One review being written, whichever tab it is written in. */
export type WrittenReview = { review: string; currentStep: number; answers: ReviewAnswers; begun: boolean };

const written = (draft: ReviewDraft, kept: Record<string, ReviewAnswers>, vendorId: string): WrittenReview => {
  const answers = Object.hasOwn(kept, vendorId) ? kept[vendorId] : undefined;
  const { review, currentStep } = draft.routeId === vendorId ? draft : (answers ?? noAnswers);
  // Just looking at the form doesn't start a review.
  return { review, currentStep, answers: answers ?? noAnswers, begun: review !== "" || answers !== undefined };
};

/** The review of a vendor: the draft, or what was set aside while another vendor's is the draft. */
export const reviewInProgressAtom = atom(
  (get) => (vendorId: string) => written(get(reviewDraftAtom), get(reviewAnswersAtom), vendorId),
);

const catchUpReviews = (access: { get: Getter; set: Setter }): void => {
  syncFromStorage(access, "review-draft");
  syncFromStorage(access, "review-answers");
};

/** Opens the draft about a vendor; a draft about another one is set aside, not lost. */
export const openReviewDraftAtom = atom(null, (get, set, vendorId: string, fromRoute: string) => {
  catchUpReviews({ get, set });
  const draft = get(reviewDraftAtom);
  if (draft.routeId === vendorId) {
    if (fromRoute && fromRoute !== draft.fromRoute) set(reviewDraftAtom, { ...draft, fromRoute });
    return;
  }
  const { routeId, review, currentStep } = draft;
  const kept = get(reviewAnswersAtom);
  if (routeId && written(draft, kept, routeId).begun) set(updateReviewAnswersAtom, routeId, { review, currentStep });
  const next = kept[vendorId] ?? noAnswers;
  set(reviewDraftAtom, { review: next.review, routeId: vendorId, currentStep: next.currentStep, fromRoute });
});

/** The words about a vendor and the current step, wherever they are kept: another tab may hold the draft. */
export const updateReviewDraftAtom = atom(
  null,
  (get, set, vendorId: string, change: Partial<Pick<ReviewDraft, "review" | "currentStep">>) => {
    catchUpReviews({ get, set });
    if (get(reviewDraftAtom).routeId === vendorId) set(reviewDraftAtom, (draft) => ({ ...draft, ...change }));
    else set(updateReviewAnswersAtom, vendorId, change);
  },
);

/** The vendor whose review was opened last; empty if none is being written. */
export const currentDraftVendorIdAtom = atom((get) => {
  const { routeId } = get(reviewDraftAtom);
  return get(reviewInProgressAtom)(routeId).begun ? routeId : "";
});

/** The vendors whose reviews have been started on this device, the one opened last first. */
export const draftVendorIdsAtom = atom((get) => [
  ...new Set([get(currentDraftVendorIdAtom), ...Object.keys(get(reviewAnswersAtom))].filter(Boolean)),
]);

export const updateReviewAnswersAtom = atom(null, (_get, set, vendorId: string, change: Partial<ReviewAnswers>) =>
  set(reviewAnswersAtom, (kept) => ({ ...kept, [vendorId]: { ...(kept[vendorId] ?? noAnswers), ...change } })),
);

/** What is said about where the draft is kept, by the code that keeps it in the account; empty until it is there. */
export const whereKeptAtom = atom("");

/** After publishing. */
export const clearReviewDraftAtom = atom(null, (get, set, vendorId: string) => {
  catchUpReviews({ get, set });
  if (get(reviewAnswersAtom)[vendorId]?.photos?.length)
    void import("./photo-store.ts").then(
      ({ dropPhotos }) => dropPhotos(`${vendorId}/`),
      () => undefined,
    );
  set(reviewAnswersAtom, ({ [vendorId]: _published, ...others }) => others);
  if (get(reviewDraftAtom).routeId === vendorId) set(reviewDraftAtom, noDraft);
});
