// The vendor that somebody is adding, as its form asks for it.
import { atom } from "jotai";
import type { DraftAtom } from "./form-draft.ts";
import { noVendor, type VendorDraft, vendorDraftAtom, vendorStepAtom } from "./vendor-draft.ts";

export const vendorFormAtom: DraftAtom<VendorDraft> = atom(
  (get) => ({ _id: "", mine: get(vendorDraftAtom), step: get(vendorStepAtom) }),
  (_get, set, change) => {
    const { mine, step } = change ?? { mine: noVendor, step: 0 };
    if (mine) set(vendorDraftAtom, (draft) => (change ? { ...draft, ...mine } : noVendor));
    if (step !== undefined) set(vendorStepAtom, step);
  },
);
