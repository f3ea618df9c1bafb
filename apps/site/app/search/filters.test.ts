import { expect, test } from "vitest";
import { filterGroups } from "./filters.ts";

test("a minimum that comes from the address alone is shown as chosen, among the others", () => {
  const inForce = { category: [], location: [], priceRange: [], minRating: 3.5, openNow: false, language: [] };
  const names = { category: (slug: string) => slug, place: (id: string) => id };
  const ratings = filterGroups(inForce, null, [], names).find(({ id }) => id === "minRating")!;
  expect(ratings.options.map(({ value, checked }) => [value, checked])).toEqual([
    ["", false],
    ["4.5", false],
    ["4", false],
    ["3.5", true],
    ["3", false],
  ]);
});

test("a filter that would leave no vendors has a plain 0, which the panel tells from all other counts", () => {
  const inForce = { category: [], location: [], priceRange: [], minRating: null, openNow: false, language: [] };
  const names = { category: (slug: string) => slug, place: (id: string) => id };
  const facets = { category: [], location: [], priceRange: [{ value: 2, count: 1_200 }], minRating: [], openNow: 0 };
  const groups = filterGroups(inForce, facets, [], names);
  const countsOf = (id: string) => groups.find((group) => group.id === id)!.options.map(({ count }) => count);
  expect(countsOf("openNow")).toEqual([0]);
  expect(countsOf("priceRange")).toEqual([0, "1,200", 0, 0]);
});
