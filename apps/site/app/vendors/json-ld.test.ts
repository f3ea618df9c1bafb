import { expect, test } from "vitest";
import type { Category, Review, Vendor } from "../queries.ts";
import { reviewOfVendorData, vendorData } from "./json-ld.ts";
import { faultsOf } from "./structured-data.specimen.ts";

const vendor = {
  id: "v1",
  name: "Villa",
  description: "Old",
  photos: [],
  places: [{ id: "ljubljana-si", name: "Ljubljana", country: "SI", countryName: "Slovenia" }],
  phoneNumber: "",
  website: "",
  socialMedia: [],
  address: "",
  priceRange: null,
  coordinates: null,
  openingHours: [],
  specialHours: [],
  timeZone: "Europe/Ljubljana",
  rating: { average: null, count: 0, histogram: [0, 0, 0, 0, 0], aspects: {} },
} as unknown as Vendor;

const category = { slug: "venues", name: "Venues" } as Category;
const context = { origin: "https://troth.example", category, reviews: [], now: Date.parse("2026-11-23T10:00:00Z") };

test("a vendor without reviews has no rating", () => {
  const text = JSON.stringify(vendorData(vendor, context));
  expect(text).not.toContain("aggregateRating");
  expect(text).not.toContain("review");
  expect(text).toContain('"LocalBusiness"');
  expect(text).toContain('"BreadcrumbList"');
});

test("a vendor with reviews has their average and count", () => {
  const rated = { ...vendor, rating: { ...vendor.rating, average: 4.5, count: 2 } } as Vendor;
  expect(JSON.stringify(vendorData(rated, context))).toContain('"ratingValue":4.5,"reviewCount":2');
});

test("reviews are included if all of them are shown from the first one, except those by people who only enquired", () => {
  const rated = { ...vendor, rating: { ...vendor.rating, average: 4.5, count: 2 } } as Vendor;
  const review = (title: string, experience: string) =>
    ({ title, experience, author: { name: "Ana K." }, createdAt: "2026-11-21T11:00:00Z", language: "und" }) as Review;
  const reviews = [review("Only asked", "enquired"), review("Was there", "completed")];
  const text = JSON.stringify(vendorData(rated, { ...context, reviews }));
  expect(text).toContain("Was there");
  expect(text).not.toContain("Only asked");
  expect(text).not.toContain("inLanguage");
  expect(JSON.stringify(vendorData(rated, { ...context, reviews: null }))).not.toContain('"review"');
});

test("a vendor is the same as its website and its profiles on networks, if it has any", () => {
  const sameAs = (given: Partial<Vendor>) => {
    const data = vendorData({ ...vendor, ...given }, context) as { "@graph": Record<string, unknown>[] };
    expect(faultsOf(data)).toEqual([]);
    return data["@graph"][0]!["sameAs"];
  };
  const socialMedia = [
    { platform: "facebook", username: "" },
    { platform: "instagram", username: "@villa" },
    { platform: "tiktok", username: "villa podrožnik" },
  ];
  expect(sameAs({ socialMedia, website: "https://villa.example/" })).toEqual([
    "https://villa.example/",
    "https://www.instagram.com/villa",
    "https://www.tiktok.com/@villa%20podro%C5%BEnik",
  ]);
  expect(sameAs({ socialMedia: [{ platform: "facebook", username: "61551234567890" }] })).toEqual([
    "https://www.facebook.com/profile.php?id=61551234567890",
  ]);
  expect(sameAs({ socialMedia: [] })).toBeUndefined();
});

test("the week is written as search engines read it", () => {
  const openingHours: Vendor["openingHours"] = [
    { day: "Monday", openTime: "00", closeTime: "00" },
    {
      day: "Tuesday",
      openTime: "09:00",
      closeTime: "12:00",
      intervals: [{ openTime: "14:00", closeTime: "18:00" }],
    },
    { day: "Wednesday", openTime: "00", closeTime: "00", closed: true },
    { day: "Thursday", openTime: "00:00", closeTime: "24:00" },
    { day: "Friday", openTime: "18:00", closeTime: "02:00" },
    { day: "Saturday", openTime: "12:00", closeTime: "24:00" },
    { day: "Sunday", openTime: "00", closeTime: "00", byAppointment: true },
  ];
  const data = vendorData({ ...vendor, openingHours }, context) as { "@graph": Record<string, unknown>[] };
  const slots = data["@graph"][0]!["openingHoursSpecification"] as Record<string, string>[];
  expect(slots.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
    ["https://schema.org/Tuesday", "09:00", "12:00"],
    ["https://schema.org/Tuesday", "14:00", "18:00"],
    ["https://schema.org/Wednesday", "00:00", "00:00"],
    ["https://schema.org/Thursday", "00:00", "23:59"],
    ["https://schema.org/Friday", "18:00", "02:00"],
    ["https://schema.org/Saturday", "12:00", "23:59"],
  ]);
  expect(JSON.stringify(vendorData(vendor, context))).not.toContain("openingHours");
});

test("dates that differ are written as search engines read them, without those that are over", () => {
  const specialHours: Vendor["specialHours"] = [
    { from: "2026-11-20", to: "2026-11-22", openTime: "00", closeTime: "00", closed: true },
    { from: "2026-12-24", to: "2026-12-26", label: "Christmas", openTime: "00", closeTime: "00", closed: true },
    {
      from: "2026-12-31",
      to: "2026-12-31",
      openTime: "09:00",
      closeTime: "12:00",
      intervals: [{ openTime: "18:00", closeTime: "24:00" }],
    },
    { from: "2027-01-02", to: "2027-01-03", openTime: "00", closeTime: "00", byAppointment: true },
  ];
  const data = vendorData({ ...vendor, specialHours }, context) as { "@graph": Record<string, unknown>[] };
  expect(faultsOf(data)).toEqual([]);
  const slots = data["@graph"][0]!["specialOpeningHoursSpecification"] as Record<string, string>[];
  expect(slots.map(({ validFrom, validThrough, opens, closes }) => [validFrom, validThrough, opens, closes])).toEqual([
    ["2026-12-24", "2026-12-26", "00:00", "00:00"],
    ["2026-12-31", "2026-12-31", "09:00", "12:00"],
    ["2026-12-31", "2026-12-31", "18:00", "23:59"],
  ]);
});

test("a vendor's data has every property that search engines require, each of its type", () => {
  const full = {
    ...vendor,
    website: "https://villa.example/",
    phoneNumber: "+386 1 555 01 42",
    address: "Cesta 1",
    priceRange: 3,
    coordinates: { latitude: 46, longitude: 14 },
    rating: { ...vendor.rating, average: 4.5, count: 2 },
  } as Vendor;
  const review = {
    author: { name: "Ana K." },
    rating: 4,
    review: "Lovely.",
    createdAt: "2026-11-21T11:00:00Z",
    language: "en",
  };
  const reviews = [review as Review];
  expect(faultsOf(vendorData(vendor, context))).toEqual([]);
  expect(faultsOf(vendorData({ ...vendor, places: [] }, context))).toEqual([]);
  expect(faultsOf(vendorData(vendor, { ...context, category: undefined }))).toEqual([]);
  expect(faultsOf(vendorData(full, { ...context, reviews }))).toEqual([]);
  // The check itself notices what is missing or wrong.
  expect(faultsOf({ "@type": "LocalBusiness", name: "Villa" })).toEqual(["LocalBusiness.address is missing"]);
  const data = vendorData({ ...full, rating: { ...full.rating, count: -1 }, description: "" }, { ...context, reviews });
  expect(JSON.stringify(data)).not.toContain("ating");
});

test("a review on a page of its own says what it is about; one by someone who only enquired isn't a rating", () => {
  const review = {
    author: { name: "Ana K.", image: "" },
    rating: 4,
    title: "",
    review: "Worth the climb.",
    language: "en",
    experience: "completed",
    createdAt: "2026-07-01T00:00:00.000Z",
    editedAt: "2026-07-02T00:00:00.000Z",
  } as Review;
  const page = { origin: "https://troth.example", path: "/vendor/user-review-detail?id=r1", image: "/card.png" };
  const data = reviewOfVendorData(review, vendor, page);
  expect(faultsOf(data as object)).toEqual([]);
  expect(data).toMatchObject({
    "@type": "Review",
    url: "https://troth.example/vendor/user-review-detail?id=r1",
    image: "https://troth.example/card.png",
    dateModified: "2026-07-02",
    reviewRating: { ratingValue: 4 },
    itemReviewed: {
      "@type": "LocalBusiness",
      name: "Villa",
      url: "https://troth.example/vendor/detail/vendordetail/v1",
    },
  });
  expect(reviewOfVendorData({ ...review, experience: "enquired" }, vendor, page)).toBe(false);
});
