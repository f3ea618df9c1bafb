// Keeps the vendor that someone is adding in their account.
import type { Schemas } from "@troth/api-client";
import { maxAltLength } from "@troth/rules/vendors";
import { accountDraft } from "../forms/account-draft.ts";
import { merge } from "../forms/merge.ts";
import { fieldsOf } from "../listings/listing-fields.ts";
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
  photos: fields.photos.flatMap(({ id, alt }) => (id ? [{ id, alt: alt.slice(0, maxAltLength) }] : [])),
});

/** With this device's own photos, and the places' names it knows. */
const asHere = (version: VendorFields, here: VendorFields): VendorFields => ({
  ...version,
  photos: [
    ...version.photos.map((photo) => {
      const own = here.photos.find(({ id }) => id === photo.id);
      return own ? { ...own, alt: photo.alt } : photo;
    }),
    ...here.photos.filter(({ id }) => !id),
  ],
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
    // Special dates are only asked for once the vendor has been added.
    return { fields: data.draft ? fieldsOf({ ...data.draft, specialHours: [] }) : noVendorFields, tag: etag };
  },
  save: async (api, header, fields) => (await api.tagged.saveVendorDraft({ header, body: keptOf(fields) })).etag,
  remove: (api, header) => api.deleteVendorDraft({ header }),
  keptOf,
  isOnlyHere: ({ photos }) => photos.some(({ id }) => !id),
  asHere,
  inPlaceOf: (version, here) => asHere(version, { ...here, photos: [] }),
  merge(base, mine, theirs) {
    const placeNames = { ...theirs.placeNames, ...mine.placeNames };
    return merge(
      { ...asHere(base, mine), placeNames },
      { ...mine, placeNames },
      { ...asHere(theirs, mine), placeNames },
    );
  },
  forget: () => void dropPhotos(""),
});
