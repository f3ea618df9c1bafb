import { expect, test } from "vitest";
import type { Review, Vendor } from "../queries.ts";
import { vendorData } from "./json-ld.ts";

const vendor = {
  id: "v1",
  name: "Villa",
  description: "Old",
  photos: [],
  places: [{ id: "ljubljana-si", name: "Ljubljana", country: "SI", countryName: "Slovenia" }],
  phoneNumber: "",
  website: "",
  address: "",
  priceRange: null,
  coordinates: null,
  rating: { average: null, count: 0, histogram: [0, 0, 0, 0, 0], aspects: {} },
} as unknown as Vendor;

const context = { origin: "https://troth.example", category: undefined, reviews: [] };

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
