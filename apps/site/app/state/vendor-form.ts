// The vendor that someone is adding, as its form asks for it.
import { atom } from "jotai";
import type { DraftAtom } from "./form-draft.ts";
import { noVendor, type VendorDraft, vendorDraftAtom, vendorStepAtom } from "./vendor-draft.ts";

/** What the form asks for; the server decides the rest of the draft. */
export type VendorFields = Omit<VendorDraft, "addedBy" | "isApproved">;

/** In the order of the page. */
export const vendorFields = [
  "name",
  "category",
  "location",
  "phoneNumber",
  "website",
  "address",
  "socialMedia",
  "openingHours",
] as const satisfies (keyof VendorFields)[];

export const noVendorFields: VendorFields = {
  name: noVendor.name,
  category: noVendor.category,
  location: noVendor.location,
  phoneNumber: noVendor.phoneNumber,
  website: noVendor.website,
  address: noVendor.address,
  socialMedia: noVendor.socialMedia,
  openingHours: noVendor.openingHours,
};

export const vendorFormAtom: DraftAtom<VendorFields> = atom(
  (get) => ({ _id: "", mine: get(vendorDraftAtom), step: get(vendorStepAtom) }),
  (_get, set, change) => {
    const { mine, step } = change ?? { mine: noVendor, step: 0 };
    if (mine) set(vendorDraftAtom, (draft) => (change ? { ...draft, ...mine } : noVendor));
    if (step !== undefined) set(vendorStepAtom, step);
  },
);
