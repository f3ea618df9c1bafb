// The vendor that someone is adding, as its form asks for it.
import { atom } from "jotai";
import type { DraftAtom } from "./form-draft.ts";
import {
  clearVendorDraftAtom,
  noDetails,
  noVendor,
  updateVendorDetailsAtom,
  type VendorDetails,
  vendorDetailsAtom,
  type VendorDraft,
  vendorDraftAtom,
  vendorStepAtom,
} from "./vendor-draft.ts";

type Beside = Pick<VendorDetails, "description" | "priceRange" | "specialHours" | "photos" | "placeNames">;

/** What the form asks for; the server decides the rest of the draft. */
export type VendorFields = Omit<VendorDraft, "addedBy" | "isApproved"> & Beside;

/** What is said beside a field in place of its hint, such as what someone else has saved there. */
export type FieldNotes = { [Name in keyof VendorFields]?: string | undefined };

/** In the order of the page. */
export const vendorFields = [
  "name",
  "category",
  "description",
  "priceRange",
  "location",
  "address",
  "phoneNumber",
  "website",
  "socialMedia",
  "openingHours",
  "specialHours",
  "photos",
  "placeNames",
] as const satisfies (keyof VendorFields)[];

const fieldsOf = (draft: VendorDraft, details: VendorDetails): VendorFields => ({
  name: draft.name,
  category: draft.category,
  description: details.description,
  priceRange: details.priceRange,
  location: draft.location,
  address: draft.address,
  phoneNumber: draft.phoneNumber,
  website: draft.website,
  socialMedia: draft.socialMedia,
  openingHours: draft.openingHours,
  specialHours: details.specialHours ?? [],
  photos: details.photos,
  placeNames: details.placeNames,
});

export const noVendorFields: VendorFields = fieldsOf(noVendor, noDetails);

/** The vendor as it is kept: what belongs in the specification's draft there, the rest beside it. */
export const vendorFieldsAtom = atom((get) => fieldsOf(get(vendorDraftAtom), get(vendorDetailsAtom)));

export const vendorFormAtom: DraftAtom<VendorFields> = atom(
  (get) => ({ _id: "", mine: get(vendorFieldsAtom), step: get(vendorStepAtom) }),
  (_get, set, change) => {
    if (!change) return set(clearVendorDraftAtom);
    const { description, priceRange, specialHours, photos, placeNames, ...draft } = change.mine ?? {};
    const beside: Partial<Beside> = {
      ...(description !== undefined && { description }),
      ...(priceRange !== undefined && { priceRange }),
      ...(specialHours !== undefined && { specialHours }),
      ...(photos !== undefined && { photos }),
      ...(placeNames !== undefined && { placeNames }),
    };
    if (Object.keys(draft).length) set(vendorDraftAtom, (kept) => ({ ...kept, ...draft }));
    if (Object.keys(beside).length) set(updateVendorDetailsAtom, beside);
    if (change.step !== undefined) set(vendorStepAtom, change.step);
  },
);

/** Someone has entered something. */
export const isVendorBegunAtom = atom(
  (get) => get(vendorDraftAtom) !== noVendor || get(vendorDetailsAtom) !== noDetails,
);
