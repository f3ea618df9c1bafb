// The vendor that someone is adding, kept on this device until it is submitted.
import type { ApiProblem } from "@troth/api-client";
import { defaultOpeningHours, type OpeningHoursEntry, type SpecialHoursEntry, weekDays } from "@troth/ui/opening-hours";
import { atom } from "jotai";
import { type Attempt, isAttempt } from "./attempt.ts";
import { areDraftPhotos, type DraftPhoto } from "./draft-photo.ts";
import { persisted } from "./persisted.ts";
import { isBoolean, isCount, isListOf, isShape, isString } from "./shape.ts";

export type VendorDraft = {
  name: string;
  location: string[];
  category: string[];
  phoneNumber: string;
  website: string;
  address: string;
  addedBy: string;
  socialMedia: { platform: string; username: string }[];
  isApproved: boolean;
  openingHours: OpeningHoursEntry[];
};

export const noVendor: VendorDraft = {
  name: "",
  location: [],
  category: [],
  phoneNumber: "",
  website: "",
  address: "",
  addedBy: "",
  socialMedia: ["facebook", "twitter", "instagram"].map((platform) => ({ platform, username: "" })),
  isApproved: false,
  openingHours: [...defaultOpeningHours],
};

/** What the fields of a listing have to be, wherever they are kept. */
export const draftChecks = {
  name: isString,
  location: isListOf(isString),
  category: isListOf(isString),
  phoneNumber: isString,
  website: isString,
  address: isString,
  socialMedia: isListOf(isShape<VendorDraft["socialMedia"][number]>({ platform: isString, username: isString })),
  openingHours: (value: unknown): value is VendorDraft["openingHours"] =>
    Array.isArray(value) &&
    value.length === weekDays.length &&
    value.every(
      (entry: Partial<VendorDraft["openingHours"][number]> | null, at) =>
        entry?.day === weekDays[at] && isString(entry?.openTime) && isString(entry?.closeTime),
    ),
};

export const vendorDraftAtom = persisted<VendorDraft>({
  key: "vendor-draft",
  initial: noVendor,
  isValid: isShape<VendorDraft>({ ...draftChecks, addedBy: isString, isApproved: isBoolean }),
});

/** The current step. */
export const vendorStepAtom = persisted({ key: "vendor-step", initial: 0, isValid: isCount });

/** What the form asks for beyond the specification's draft, and what submitting needs to know. */
export type VendorDetails = {
  description: string;
  /** From 1 to 4; null if it isn't known. */
  priceRange: number | null;
  specialHours: SpecialHoursEntry[];
  photos: DraftPhoto[];
  /** The names of the chosen places, by their ids. */
  placeNames: { [id: string]: string };
  /** Listings that the person has said it isn't. */
  notThese: string[];
  /** The last attempt to submit: the same listing again is the same intent and uses the same key. */
  attempt: Attempt | null;
};

export const noDetails: VendorDetails = {
  description: "",
  priceRange: null,
  specialHours: [],
  photos: [],
  placeNames: {},
  notThese: [],
  attempt: null,
};

type Dated = Pick<SpecialHoursEntry, "from" | "to" | "openTime" | "closeTime">;

const isTextByName = (value: unknown): value is { [name: string]: string } =>
  typeof value === "object" && value !== null && Object.values(value).every(isString);

/** The same for what is asked for beyond the specification's draft. */
export const detailChecks = {
  description: isString,
  priceRange: (value: unknown): value is number | null => value === null || isCount(value),
  // Drafts from before there were any are still good.
  specialHours: (value: unknown): value is SpecialHoursEntry[] =>
    value === undefined ||
    isListOf(isShape<Dated>({ from: isString, to: isString, openTime: isString, closeTime: isString }))(value),
  photos: areDraftPhotos,
  placeNames: isTextByName,
};

export const vendorDetailsAtom = persisted<VendorDetails>({
  key: "vendor-details",
  initial: noDetails,
  isValid: isShape<VendorDetails>({
    ...detailChecks,
    notThese: isListOf(isString),
    attempt: (value): value is VendorDetails["attempt"] => value === null || isAttempt(value),
  }),
});

export const updateVendorDetailsAtom = atom(null, (_get, set, change: Partial<VendorDetails>) =>
  set(vendorDetailsAtom, (details) => ({ ...details, ...change })),
);

/** After submitting, or to start again. */
export const clearVendorDraftAtom = atom(null, (_get, set) => {
  set(vendorDraftAtom, noVendor);
  set(vendorDetailsAtom, noDetails);
  set(vendorStepAtom, 0);
});

/** What the server said against it when it was submitted, until its form has shown that. */
export const vendorRefusalAtom = atom<ApiProblem | null>(null);
