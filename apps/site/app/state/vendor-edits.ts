// What someone has changed in a listing and not saved, or not proposed yet: one draft for each listing.
import { formDrafts } from "./form-draft.ts";
import { detailChecks, draftChecks } from "./vendor-draft.ts";
import type { VendorFields } from "./vendor-form.ts";

/** @param what The listing's id; with a prefix for anything but changing it. */
export const vendorEditDraft = formDrafts<VendorFields>({
  key: "vendor-edits",
  fields: { ...draftChecks, ...detailChecks },
});
