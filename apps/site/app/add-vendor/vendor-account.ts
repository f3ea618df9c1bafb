// Keeps the vendor that someone is adding in their account.
import type { Schemas } from "@troth/api-client";
import { accountDraft } from "../forms/account-draft.ts";
import { fieldsOf } from "../listings/listing-fields.ts";
import { mergeWithPhotos, photosAsHere, uploadedPhotos } from "../photos/account-photos.ts";
import { dropPhotos } from "../state/photo-store.ts";
import { knownVendorAtom, vendorAccountAtom } from "../state/vendor-account.ts";
import { vendorDetailsAtom } from "../state/vendor-draft.ts";
import { noVendorFields, type VendorFields, vendorFieldsAtom, vendorFormAtom } from "../state/vendor-form.ts";

/** Everything but photos that are only on this device. */
const keptOf = (fields: VendorFields): Required<Schemas["VendorDraftFields"]> => ({
  name: fields.name,
  category: fields.category,
  description: fields.description,
  priceRange: fields.priceRange,
  location: fields.location,
  address: fields.address,
  phoneNumber: fields.phoneNumber,
  website: fields.website,
  socialMedia: fields.socialMedia,
  // An absent part and an undefined one are the same once they are sent.
  openingHours: fields.openingHours as Schemas["VendorDraftHours"],
  specialHours: fields.specialHours as Schemas["VendorDraftSpecialHours"],
  photos: uploadedPhotos(fields.photos),
});

/** With this device's own photos, and the places' names it knows. */
const asHere = (version: VendorFields, here: VendorFields): VendorFields => ({
  ...version,
  photos: photosAsHere(version.photos, here.photos),
  placeNames: { ...version.placeNames, ...here.placeNames },
});

export const vendorAccount = accountDraft<VendorFields>({
  name: "troth.draft",
  empty: noVendorFields,
  fieldsAtom: vendorFieldsAtom,
  formAtom: vendorFormAtom,
  knownAtom: knownVendorAtom,
  accountAtom: vendorAccountAtom,
  keys: ["vendor-draft", "vendor-details", "account-draft"],
  isAttempted: (store) => store.get(vendorDetailsAtom).attempt !== null,
  async load(api) {
    const { data, etag } = await api.tagged.getVendorDraft();
    const fields = data.draft ? fieldsOf(data.draft) : noVendorFields;
    return { fields, tag: etag, lostPhotos: data.draft?.lostPhotos ?? 0 };
  },
  save: async (api, header, fields) => (await api.tagged.saveVendorDraft({ header, body: keptOf(fields) })).etag,
  remove: (api, header) => api.deleteVendorDraft({ header }),
  keptOf,
  asHere,
  merge(base, mine, theirs) {
    const placeNames = { ...theirs.placeNames, ...mine.placeNames };
    return mergeWithPhotos({ ...base, placeNames }, { ...mine, placeNames }, { ...theirs, placeNames });
  },
  forget: () => void dropPhotos(""),
});
