// What search engines read about a vendor. No ratings if there are no reviews.
import { previewOf } from "@troth/api-client/pictures";
import { clockOf } from "@troth/ui/dates";
import { type DayHours, slotsOf, spanOf, stateOf } from "@troth/ui/opening-hours";
import type { Category, Review, Vendor } from "../queries.ts";
import { languageOf, price } from "../format.ts";
import * as paths from "../paths.ts";
import { profilesOf } from "./networks.ts";

type Context = {
  origin: string;
  category: Category | undefined;
  /** The vendor's reviews from the first one; null if only some are shown. */
  reviews: readonly Review[] | null;
  /** When the vendor was fetched, in ms since 1970. */
  now: number;
};

export function vendorData(vendor: Vendor, { origin, category, reviews, now }: Context): object {
  // A drawing tells a search engine nothing about the business.
  const image = previewOf(vendor.photos[0]);
  // Enquiries are not in the average.
  const shown = reviews?.filter(({ experience }) => experience !== "enquired").slice(0, 5) ?? [];
  const elsewhere = [
    ...(vendor.website ? [vendor.website] : []),
    ...profilesOf(vendor.socialMedia).map(({ address }) => address),
  ];
  const counted = vendor.rating.count > 0 && vendor.rating.average !== null;
  return {
    "@graph": [
      {
        ...businessData(vendor, origin),
        ...(vendor.description && { description: vendor.description }),
        ...(image && { image: new URL(image, origin).href }),
        ...(vendor.phoneNumber && { telephone: vendor.phoneNumber }),
        ...(elsewhere.length > 0 && { sameAs: elsewhere }),
        ...(vendor.priceRange && { priceRange: price(vendor.priceRange) }),
        ...openingHoursData(vendor.openingHours),
        ...specialHoursData(vendor, now),
        ...(vendor.coordinates && { geo: { "@type": "GeoCoordinates", ...vendor.coordinates } }),
        ...(counted && {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: vendor.rating.average,
            reviewCount: vendor.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }),
        ...(counted &&
          shown.length > 0 && {
            review: shown.map(reviewData),
          }),
      },
      // The vendor alone would be no path.
      ...(category ? [breadcrumbData(vendor, category, origin)] : []),
    ],
  };
}

/** Which business it is. */
function businessData(vendor: Vendor, origin: string) {
  const address = origin + paths.vendor(vendor.id);
  const place = vendor.places[0];
  return {
    "@type": "LocalBusiness",
    "@id": address,
    url: address,
    name: vendor.name,
    address: {
      "@type": "PostalAddress",
      ...(vendor.address && { streetAddress: vendor.address }),
      ...(place && { addressLocality: place.name, addressCountry: place.country }),
    },
  };
}

/** One review, without what it is about. */
const reviewData = (review: Review) => ({
  "@type": "Review",
  author: { "@type": "Person", name: review.author.name },
  datePublished: review.createdAt.slice(0, 10),
  ...(review.editedAt && { dateModified: review.editedAt.slice(0, 10) }),
  ...(languageOf(review.language) && { inLanguage: review.language }),
  ...(review.title && { name: review.title }),
  reviewBody: review.review,
  reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5, worstRating: 1 },
});

/** A review on a page of its own. One by someone who only enquired isn't a rating of what they got. */
export function reviewOfVendorData(
  review: Review,
  vendor: Vendor,
  { origin, path, image }: { origin: string; path: string; image: string },
): object | false {
  if (review.experience === "enquired") return false;
  return {
    ...reviewData(review),
    url: origin + path,
    image: origin + image,
    itemReviewed: businessData(vendor, origin),
  };
}

function breadcrumbData({ id, name, places: [place] }: Vendor, category: Category, origin: string): object {
  const path = [
    { name: category.name, item: paths.category(category.slug) },
    ...(place ? [{ name: place.name, item: paths.category(category.slug, place.id) }] : []),
    { name, item: paths.vendor(id) },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: path.map((entry, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: entry.name,
      item: origin + entry.item,
    })),
  };
}

/**
 * The week as search engines read it (https://developers.google.com/search/docs/appearance/structured-data/local-business):
 * a closed day opens and closes at midnight, and an end before the beginning is on the next day. Days without times are
 * left out.
 */
function openingHoursData(week: Vendor["openingHours"]): object {
  const hours = week.flatMap((entry) => slotsData(entry, { dayOfWeek: `https://schema.org/${entry.day}` }));
  return hours.length > 0 ? { openingHoursSpecification: hours } : {};
}

/** The dates that differ from the week, without those that are over on the vendor's calendar. */
function specialHoursData({ specialHours, timeZone }: Vendor, now: number): object {
  const today = clockOf(now, timeZone).date;
  const hours = specialHours
    .filter(({ to }) => to >= today)
    .flatMap((entry) => slotsData(entry, { validFrom: entry.from, validThrough: entry.to }));
  return hours.length > 0 ? { specialOpeningHoursSpecification: hours } : {};
}

function slotsData(hours: DayHours, when: object): object[] {
  const slot = (opens: string, closes: string) => ({ "@type": "OpeningHoursSpecification", ...when, opens, closes });
  const state = stateOf(hours);
  if (state === "closed") return [slot("00:00", "00:00")];
  if (state === "all-day") return [slot("00:00", "23:59")];
  if (state !== "open") return [];
  return slotsOf(hours).flatMap((one) =>
    spanOf(one) ? [slot(one.openTime, one.closeTime === "24:00" ? "23:59" : one.closeTime)] : [],
  );
}
