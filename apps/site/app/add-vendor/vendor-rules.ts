import type { Schemas } from "@troth/api-client";
import {
  lacksNumber,
  maxAddressLength,
  maxAltLength,
  maxCategories,
  maxDescriptionLength,
  maxLocations,
  maxPhoneLength,
  maxUsernameLength,
  maxVendorPhotos,
  maxWebsiteLength,
  usernameOf,
  vendorNameLength,
  websiteOf,
} from "@troth/rules/vendors";
import { lengthOf } from "@troth/rules/text";
import { hoursProblems, specialHoursProblems } from "../forms/opening-hours-field.ts";
import type { Problems } from "../forms/problems.ts";
import { type VendorFields } from "../state/vendor-form.ts";
import { messages } from "./messages.ts";
import { internationalPhone } from "./phone.ts";

const words = messages.problems;

/** What can be known to be wrong before the server has looked at it. */
export function checkVendor(vendor: VendorFields): Problems<VendorFields> {
  const tooLong = (text: string, max: number) => (lengthOf(text.trim()) > max ? words.tooLong(max) : undefined);
  const name = lengthOf(vendor.name.trim());
  const phone = vendor.phoneNumber.trim();
  const website = vendor.website.trim();
  return {
    ...((name < vendorNameLength.min || name > vendorNameLength.max) && {
      name: words.name(vendorNameLength.min, vendorNameLength.max),
    }),
    category: countOf(vendor.category, maxCategories, words.category, words.categories),
    description: tooLong(vendor.description, maxDescriptionLength),
    location: countOf(vendor.location, maxLocations, words.location, words.locations),
    address: tooLong(vendor.address, maxAddressLength),
    phoneNumber:
      phone && internationalPhone(phone, vendor.location[0]) === null
        ? words.phoneNumber
        : tooLong(phone, maxPhoneLength),
    website: website && websiteOf(website) === null ? words.website : tooLong(website, maxWebsiteLength),
    ...Object.fromEntries(
      vendor.socialMedia.flatMap(({ username }, at) => {
        const path = `socialMedia.${at}.username`;
        const name = usernameOf(username);
        if (/[\s/:]/.test(name)) return [[path, words.username]];
        if (lacksNumber(name)) return [[path, words.profileNumber]];
        const problem = tooLong(name, maxUsernameLength);
        return problem ? [[path, problem]] : [];
      }),
    ),
    ...hoursProblems("openingHours", vendor.openingHours),
    ...specialHoursProblems("specialHours", vendor.specialHours),
    photos: vendor.photos.length > maxVendorPhotos ? words.photos : undefined,
  };
}

const countOf = (chosen: readonly string[], max: number, none: string, many: string): string | undefined =>
  chosen.length === 0 ? none : chosen.length > max ? many : undefined;

/**
 * What is sent of a listing. Its photos are named by their keys on this device, which stay the same while they are
 * uploaded.
 */
export function writtenOf(vendor: VendorFields): Required<Schemas["NewVendor"]> {
  const { name, description, phoneNumber, website, address, socialMedia, openingHours, specialHours, photos } = vendor;
  return {
    category: vendor.category,
    location: vendor.location,
    priceRange: vendor.priceRange,
    name: name.trim(),
    description: description.trim(),
    phoneNumber: phoneNumber.trim(),
    website: website.trim(),
    address: address.trim(),
    socialMedia: socialMedia.map(({ platform, username }) => ({ platform, username: usernameOf(username) })),
    // An absent part and an undefined one are the same once they are sent.
    openingHours: openingHours as NonNullable<Schemas["NewVendor"]["openingHours"]>,
    specialHours: specialHours as NonNullable<Schemas["NewVendor"]["specialHours"]>,
    photos: photos.map(({ key, alt }) => ({ id: key, alt: alt.trim().slice(0, maxAltLength) })),
  };
}

/** The listing to submit; null if something is still missing. */
export const bodyOf = (vendor: VendorFields): Schemas["NewVendor"] | null =>
  Object.values(checkVendor(vendor)).some(Boolean) ? null : writtenOf(vendor);

/** What is compared with the listings that are already there. */
export const duplicateQueryOf = ({ name, location, phoneNumber, website, address }: Schemas["NewVendor"]) => ({
  name,
  location,
  ...(phoneNumber && { phoneNumber }),
  ...(website && { website }),
  ...(address && { address }),
});
