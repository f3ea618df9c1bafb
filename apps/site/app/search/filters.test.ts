import { expect, test } from "vitest";
import { filterGroups } from "./filters.ts";

test("a minimum that only the address asks for is shown as chosen, among the others", () => {
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
