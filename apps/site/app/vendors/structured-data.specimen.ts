// What search engines ask of a page's data, for tests: the properties that Google requires
// (https://developers.google.com/search/docs/appearance/structured-data/local-business, …/review-snippet, …/breadcrumb) and
// the types that schema.org gives them.

type Check = (value: unknown) => string | null;
type Property = Check | { optional: Check };

const text: Check = (value) => (typeof value === "string" && value.trim() !== "" ? null : "is no text");
const url: Check = (value) =>
  typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value) ? null : "is no absolute address";
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value) ? null : `doesn't match ${pattern}`;
const between =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === "number" && value >= least && value <= most ? null : `is not between ${least} and ${most}`;
const listOf =
  (check: Check, least = 1): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length < least) return `has fewer than ${least}`;
    return value.map(check).find(Boolean) ?? null;
  };
const exactly =
  (expected: unknown): Check =>
  (value) =>
    value === expected ? null : `is not ${String(expected)}`;
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/);
const date = matching(/^\d{4}-\d{2}-\d{2}/);

/** Nothing but these properties: one that no one reads is a spelling mistake. */
const thing =
  (type: string, properties: Record<string, Property>): Check =>
  (value) => {
    if (typeof value !== "object" || value === null) return `is no ${type}`;
    const given = value as Record<string, unknown>;
    if (given["@type"] !== type) return `is no ${type}`;
    const unknown = Object.keys(given).find((name) => !name.startsWith("@") && !Object.hasOwn(properties, name));
    if (unknown) return `${type}.${unknown} is unknown`;
    for (const [name, property] of Object.entries(properties)) {
      const isOptional = typeof property !== "function";
      if (!Object.hasOwn(given, name)) {
        if (isOptional) continue;
        return `${type}.${name} is missing`;
      }
      const fault = (isOptional ? property.optional : property)(given[name]);
      if (fault) return `${type}.${name} ${fault}`;
    }
    return null;
  };

const stars = { ratingValue: between(1, 5), bestRating: exactly(5), worstRating: exactly(1) };

const postalAddress = thing("PostalAddress", {
  streetAddress: { optional: text },
  addressLocality: { optional: text },
  addressCountry: { optional: matching(/^[A-Z]{2}$/) },
});

const review = {
  author: thing("Person", { name: matching(/^.{1,99}$/) }),
  reviewRating: thing("Rating", { ...stars, ratingValue: between(1, 5) }),
  reviewBody: { optional: text },
  datePublished: { optional: date },
  dateModified: { optional: date },
  inLanguage: { optional: matching(/^[a-z]{2}/) },
  name: { optional: text },
};

const things: Record<string, Check> = {
  LocalBusiness: thing("LocalBusiness", {
    name: text,
    address: postalAddress,
    url,
    description: { optional: text },
    image: { optional: url },
    telephone: { optional: text },
    sameAs: { optional: listOf(url) },
    priceRange: { optional: matching(/^.{1,99}$/) },
    geo: {
      optional: thing("GeoCoordinates", { latitude: between(-90, 90), longitude: between(-180, 180) }),
    },
    openingHoursSpecification: {
      optional: listOf(
        thing("OpeningHoursSpecification", {
          dayOfWeek: matching(/^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/),
          opens: time,
          closes: time,
        }),
      ),
    },
    specialOpeningHoursSpecification: {
      optional: listOf(
        thing("OpeningHoursSpecification", { validFrom: date, validThrough: date, opens: time, closes: time }),
      ),
    },
    aggregateRating: {
      optional: thing("AggregateRating", { ...stars, reviewCount: between(1, 1e9) }),
    },
    review: {
      optional: listOf(thing("Review", review)),
    },
  }),
  Review: thing("Review", {
    ...review,
    url,
    image: url,
    itemReviewed: thing("LocalBusiness", { name: text, url, address: postalAddress }),
  }),
  BreadcrumbList: thing("BreadcrumbList", {
    itemListElement: (value) =>
      listOf(thing("ListItem", { position: between(1, 9), name: text, item: url }), 2)(value) ??
      ((value as { position: number }[]).every(({ position }, at) => position === at + 1) ? null : "is out of order"),
  }),
  WebSite: thing("WebSite", { name: text, url, description: { optional: text } }),
};

/** What is wrong with the data of a page; empty if it is all that search engines ask for. */
export function faultsOf(data: object): string[] {
  const graph = "@graph" in data ? (data["@graph"] as object[]) : [data];
  return graph.flatMap((one) => {
    const type = String((one as Record<string, unknown>)["@type"]);
    return things[type] ? (things[type](one) ?? []) : `${type} is unknown`;
  });
}
