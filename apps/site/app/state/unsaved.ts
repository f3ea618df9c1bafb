// What someone is writing and this browser couldn't store: only the tab that it is written in has all of it.
import { isUnsaved } from "./persisted.ts";

export const isReviewUnsaved = (): boolean => isUnsaved("review-draft") || isUnsaved("review-answers");

export const isListingUnsaved = (): boolean => isUnsaved("vendor-draft") || isUnsaved("vendor-details");
