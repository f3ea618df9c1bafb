// What search engines read about a vendor. No ratings if there are no reviews.
import { previewOf } from "@troth/api-client/pictures";
import type { Category, Review, Vendor } from "../queries.ts";
import { languageOf, price } from "../format.ts";
import * as paths from "../paths.ts";

type Context = {
  origin: string;
  category: Category | undefined;
  /** The vendor's reviews from the first one; null if only some are shown. */
  reviews: readonly Review[] | null;
};

export function vendorData(vendor: Vendor, { origin, category, reviews }: Context): object {
  const address = origin + paths.vendor(vendor.id);
  const place = vendor.places[0];
  // A drawing tells a search engine nothing about the business.
  const image = previewOf(vendor.photos[0]);
  // Enquiries are not in the average.
  const shown = reviews?.filter(({ experience }) => experience !== "enquired").slice(0, 5) ?? [];
  const counted = vendor.rating.count > 0 && vendor.rating.average !== null;
  return {
    "@graph": [
      {
        "@type": "LocalBusiness",
        "@id": address,
        url: address,
        name: vendor.name,
        description: vendor.description,
        ...(image && { image: new URL(image, origin).href }),
        ...(vendor.phoneNumber && { telephone: vendor.phoneNumber }),
        ...(vendor.website && { sameAs: vendor.website }),
        ...(vendor.priceRange && { priceRange: price(vendor.priceRange) }),
        address: {
          "@type": "PostalAddress",
          ...(vendor.address && { streetAddress: vendor.address }),
          ...(place && { addressLocality: place.name, addressCountry: place.country }),
        },
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
            review: shown.map((review) => ({
              "@type": "Review",
              author: { "@type": "Person", name: review.author.name },
              datePublished: review.createdAt.slice(0, 10),
              ...(languageOf(review.language) && { inLanguage: review.language }),
              ...(review.title && { name: review.title }),
              reviewBody: review.review,
              reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5, worstRating: 1 },
            })),
          }),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          ...(category ? [{ name: category.name, item: origin + paths.search({ category: category.slug }) }] : []),
          ...(place ? [{ name: place.name, item: origin + paths.search({ location: place.id }) }] : []),
          { name: vendor.name, item: address },
        ].map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry })),
      },
    ],
  };
}
