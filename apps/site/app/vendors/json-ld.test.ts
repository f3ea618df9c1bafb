import { expect, test } from "vitest";
import type { Vendor } from "../queries.ts";
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

test("a vendor without reviews says nothing of ratings", () => {
  const text = JSON.stringify(vendorData(vendor, context));
  expect(text).not.toContain("aggregateRating");
  expect(text).not.toContain("review");
  expect(text).toContain('"LocalBusiness"');
  expect(text).toContain('"BreadcrumbList"');
});

test("with reviews the mean and its count are told", () => {
  const rated = { ...vendor, rating: { ...vendor.rating, average: 4.5, count: 2 } } as Vendor;
  expect(JSON.stringify(vendorData(rated, context))).toContain('"ratingValue":4.5,"reviewCount":2');
});
