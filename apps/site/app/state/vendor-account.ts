// The vendor that someone is adding, as their account has it.
import { accountDraftAtom, isKnownDraft, type KnownDraft } from "./account-draft.ts";
import { persisted } from "./persisted.ts";
import { isShape } from "./shape.ts";
import { detailChecks, draftChecks } from "./vendor-draft.ts";
import type { VendorFields } from "./vendor-form.ts";

const isKnown = isKnownDraft(isShape<VendorFields>({ ...draftChecks, ...detailChecks }));

/** Null if this device hasn't met the account's draft yet. */
export const knownVendorAtom = persisted<KnownDraft<VendorFields> | null>({
  key: "account-draft",
  initial: null,
  isValid: (value): value is KnownDraft<VendorFields> => isKnown(value),
});

export const vendorAccountAtom = accountDraftAtom<VendorFields>();
