import { expect, test } from "vitest";
import { filterGroups } from "./filters.ts";
import { parseSearch } from "./search-state.ts";

test("a minimum that only the address asks for is shown as chosen, among the others", () => {
  const state = parseSearch(new URLSearchParams("minRating=3.5"));
  const ratings = filterGroups(state, null, [], (id) => id).find(({ id }) => id === "minRating")!;
  expect(ratings.options.map(({ value, checked }) => [value, checked])).toEqual([
    ["", false],
    ["4.5", false],
    ["4", false],
    ["3.5", true],
    ["3", false],
  ]);
});
