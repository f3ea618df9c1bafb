// The vendor that someone is adding, kept on this device until it is submitted.
import { defaultOpeningHours, type OpeningHoursEntry, weekDays } from "@troth/ui/opening-hours";
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

export const vendorDraftAtom = persisted<VendorDraft>({
  key: "vendor-draft",
  initial: noVendor,
  isValid: isShape<VendorDraft>({
    name: isString,
    location: isListOf(isString),
    category: isListOf(isString),
    phoneNumber: isString,
    website: isString,
    address: isString,
    addedBy: isString,
    socialMedia: isListOf(isShape<VendorDraft["socialMedia"][number]>({ platform: isString, username: isString })),
    isApproved: isBoolean,
    openingHours: (value): value is VendorDraft["openingHours"] =>
      Array.isArray(value) &&
      value.length === weekDays.length &&
      value.every(
        (entry: Partial<VendorDraft["openingHours"][number]> | null, at) =>
          entry?.day === weekDays[at] && isString(entry?.openTime) && isString(entry?.closeTime),
      ),
  }),
});

/** The current step. */
export const vendorStepAtom = persisted({ key: "vendor-step", initial: 0, isValid: isCount });
