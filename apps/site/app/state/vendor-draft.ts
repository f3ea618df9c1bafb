// The vendor that somebody is adding, kept on this device until it is submitted.
import type { Schemas } from "@troth/api-client";
import { persisted } from "./persisted.ts";
import { isBoolean, isListOf, isShape, isString } from "./shape.ts";

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
  openingHours: Schemas["OpeningHoursEntry"][];
};

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

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
  openingHours: days.map((day) => ({ day, openTime: "00", closeTime: "00" })),
};

export const vendorDraftAtom = persisted<VendorDraft>({
  key: "vendor-draft",
  owner: "draft",
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
      value.length === days.length &&
      value.every(
        (entry: Partial<VendorDraft["openingHours"][number]> | null, at) =>
          entry?.day === days[at] && isString(entry?.openTime) && isString(entry?.closeTime),
      ),
  }),
});
