// The review that is being written, kept on this device until it is published.
import { atom } from "jotai";
import { persisted } from "./persisted.ts";
import { isOneOf, isShape, isString, type Check } from "./shape.ts";

/** The specification's draft: the words, the vendor they are about, how far one has come, and where one came from. */
export type ReviewDraft = { review: string; routeId: string; currentStep: number; fromRoute: string };

const noDraft: ReviewDraft = { review: "", routeId: "", currentStep: 0, fromRoute: "" };

export const reviewDraftAtom = persisted<ReviewDraft>({
  key: "review-draft",
  owner: "draft",
  initial: noDraft,
  isValid: isShape<ReviewDraft>({
    review: isString,
    routeId: isString,
    currentStep: (value): value is number => Number.isInteger(value) && (value as number) >= 0,
    fromRoute: isString,
  }),
});

export const experiences = ["completed", "booked", "cancelled", "enquired"] as const;
export type Experience = (typeof experiences)[number];

export const aspects = ["quality", "value", "communication", "professionalism", "flexibility"] as const;
export type Aspect = (typeof aspects)[number];

/** What the stepper asks beside the words. */
export type ReviewAnswers = {
  rating: number;
  title: string;
  experience: Experience | "";
  /** A month such as 2026-06, or empty. */
  weddingDate: string;
  aspects: { [Name in Aspect]?: number };
  /** The words, while another vendor's review is being written. */
  review: string;
  currentStep: number;
  /** The last attempt to publish: the same body again is the same intent and goes under the same key. */
  attempt: { key: string; body: string } | null;
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

const isStars = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 5;
const isCount: Check<number> = (value): value is number => Number.isInteger(value) && (value as number) >= 0;

const isAnswers = isShape<ReviewAnswers>({
  rating: isStars,
  title: isString,
  experience: isOneOf(...experiences, ""),
  weddingDate: isString,
  aspects: (value): value is ReviewAnswers["aspects"] =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).every(([name, stars]) => (aspects as readonly string[]).includes(name) && isStars(stars)),
  review: isString,
  currentStep: isCount,
  attempt: (value): value is ReviewAnswers["attempt"] =>
    value === null || isShape<{ key: string; body: string }>({ key: isString, body: isString })(value),
});

/** By the vendor's id. */
export const reviewAnswersAtom = persisted<Record<string, ReviewAnswers>>({
  key: "review-answers",
  owner: "draft",
  initial: {},
  isValid: (value): value is Record<string, ReviewAnswers> =>
    typeof value === "object" && value !== null && Object.values(value).every(isAnswers),
});

/** Takes up the draft about a vendor; a draft about another one is put aside, not lost. */
export const openReviewAtom = atom(null, (get, set, vendorId: string, fromRoute: string) => {
  const draft = get(reviewDraftAtom);
  if (draft.routeId === vendorId) return;
  const { routeId, review, currentStep } = draft;
  const answers = get(reviewAnswersAtom);
  if (routeId) {
    set(reviewAnswersAtom, { ...answers, [routeId]: { ...(answers[routeId] ?? noAnswers), review, currentStep } });
  }
  const kept = answers[vendorId] ?? noAnswers;
  set(reviewDraftAtom, { review: kept.review, routeId: vendorId, currentStep: kept.currentStep, fromRoute });
});

/** The vendor whose review is being written; empty while nothing is. Looking at the form alone begins no review. */
export const begunReviewAtom = atom((get) => {
  const { routeId, review } = get(reviewDraftAtom);
  return review !== "" || get(reviewAnswersAtom)[routeId] ? routeId : "";
});

export const answerAtom = atom(null, (get, set, vendorId: string, change: Partial<ReviewAnswers>) => {
  const answers = get(reviewAnswersAtom);
  set(reviewAnswersAtom, { ...answers, [vendorId]: { ...(answers[vendorId] ?? noAnswers), ...change } });
});

/** After publishing. */
export const clearReviewAtom = atom(null, (get, set, vendorId: string) => {
  const { [vendorId]: _published, ...others } = get(reviewAnswersAtom);
  set(reviewAnswersAtom, others);
  if (get(reviewDraftAtom).routeId === vendorId) set(reviewDraftAtom, noDraft);
});

/** The key under which this body is published: a new one for each new body, the same one for a retry. */
export function attemptFor(previous: ReviewAnswers["attempt"], body: string): { key: string; body: string } {
  return previous?.body === body ? previous : { key: randomKey(), body };
}

// crypto.randomUUID() is missing where a page is served over plain http from another machine.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
