// A listing as its form has it, and what a form sends of it.
import type { Schemas } from "@troth/api-client";
import { checkVendor, writtenOf } from "../add-vendor/vendor-rules.ts";
import { changesOf } from "../forms/merge.ts";
import type { Problems } from "../forms/problems.ts";
import { draftPhotosOf } from "../photos/draft-photos-of.ts";
import type { Vendor } from "../queries.ts";
import type { VendorFields } from "../state/vendor-form.ts";

type Written = Pick<Vendor, Exclude<keyof VendorFields, "placeNames"> | "places">;

/** Of a listing, or of one that is still being added; in the order of the page. */
export const fieldsOf = (vendor: Written): VendorFields => ({
  name: vendor.name,
  category: vendor.category,
  description: vendor.description,
  priceRange: vendor.priceRange,
  location: vendor.location,
  address: vendor.address,
  phoneNumber: vendor.phoneNumber,
  website: vendor.website,
  socialMedia: vendor.socialMedia,
  openingHours: vendor.openingHours,
  specialHours: vendor.specialHours,
  photos: draftPhotosOf(vendor.photos),
  placeNames: Object.fromEntries(vendor.places.map(({ id, name }) => [id, name])),
});

/**
 * What was changed, and only that: what others change meanwhile isn't touched, and what was there before isn't asked
 * about.
 *
 * @param ids The server's ids of photos by their keys.
 */
export function changeOf(
  before: VendorFields,
  after: VendorFields,
  ids: ReadonlyMap<string, string> = new Map(),
): Schemas["VendorChange"] {
  const { photos, ...written } = writtenOf(after);
  return changesOf(writtenOf(before), {
    ...written,
    photos: photos.map(({ id, alt }) => ({ id: ids.get(id) ?? id, alt })),
  });
}

/** What is wrong with the fields that were changed. */
export function checkChange(before: VendorFields, after: VendorFields): Problems<VendorFields> {
  const changed = changesOf(before, after);
  return Object.fromEntries(
    Object.entries(checkVendor(after)).filter(([path]) => Object.hasOwn(changed, path.split(".")[0]!)),
  );
}
