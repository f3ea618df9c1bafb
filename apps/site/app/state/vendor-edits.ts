// What someone has changed in a listing and not saved, or not proposed yet: one draft for each listing.
import { formDrafts } from "./form-draft.ts";
import { isString } from "./shape.ts";
import { detailChecks, draftChecks } from "./vendor-draft.ts";
import type { VendorFields } from "./vendor-form.ts";

/** @param what The listing's id; with a prefix for anything but changing it. */
export const vendorEditDraft = formDrafts<VendorFields>({
  key: "vendor-edits",
  fields: { ...draftChecks, ...detailChecks },
});

/** What is said about a suggestion beside its fields, or in their place. @param what as above */
export const suggestionNoteDraft = formDrafts<{ note: string }>({ key: "vendor-notes", fields: { note: isString } });
