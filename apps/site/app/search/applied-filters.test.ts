import { expect, test } from "vitest";
import { appliedFilters, headlineOf, notNarrowing } from "./applied-filters.ts";
import { noFilters, type Understanding } from "./edit-query.ts";
import { address, inVienna, names, quartet, stateOf, understand } from "./queries.specimen.ts";

const locatedIn = (location: string[]): Understanding => ({ ...inVienna, filters: { ...inVienna.filters, location } });

test.each<[string, string, Understanding, [label: string, without: string][]]>([
  [
    "each on its own",
    "q=photographer in vienna&priceRange=2&sort=rating",
    { ...inVienna, filters: { ...inVienna.filters, priceRange: [2] } },
    [
      ["Photographers", "/search?q=in vienna&priceRange=2&sort=rating"],
      ["Vienna", "/search?q=photographer&priceRange=2&sort=rating"],
      ["€€", "/search?q=photographer in vienna&sort=rating"],
    ],
  ],
  [
    "a place that was both written and chosen, as one filter",
    "q=photographer in vienna&location=vienna-at,graz-at",
    locatedIn(["vienna-at", "graz-at"]),
    [
      ["Photographers", "/search?q=in vienna&location=vienna-at,graz-at"],
      ["Vienna", "/search?q=photographer&location=graz-at"],
      ["<graz-at>", "/search?q=photographer&location=vienna-at"],
    ],
  ],
  [
    "a specialty with its category, and the category without its specialty",
    "q=string quartet and harpist",
    quartet,
    [
      ["<live-music>", "/search?q=and harpist"],
      ["Strings", "/search?q=and harpist&category=live-music"],
      ["“harpist”", "/search?q=string quartet"],
    ],
  ],
  [
    "a place as it was written out",
    "where=Wien",
    {
      understood: null,
      filters: { ...noFilters, location: ["vienna-at"] },
      where: {
        text: "Wien",
        place: { id: "vienna-at", label: "Vienna", hint: "Austria" },
        corrected: false,
        choices: [],
      },
    },
    [["<vienna-at>", "/search"]],
  ],
])("an applied filter leads to the same search without it: %s", (_case, text, understanding, expected) => {
  const state = stateOf(text);
  const applied = appliedFilters(state, understanding, names);
  expect(applied.map(({ label, removed }) => [label, address(state, removed)])).toEqual(expected);
});

test("what was understood but has no effect isn't an applied filter, and is reported", () => {
  const understanding = understand("cheap harpist", [
    ["cheap", "priceRange", ["1"]],
    ["harpist", "words"],
  ]);
  understanding.understood.parts[1]!.effect = "none";
  understanding.filters.priceRange = [3];
  const state = stateOf("q=cheap harpist&priceRange=3");
  expect(notNarrowing(understanding)).toEqual({ preferred: [], unmatched: ["harpist"], overridden: ["cheap"] });
  expect(appliedFilters(state, understanding, names).map(({ label }) => label)).toEqual(["€€€"]);
});

const preferring = structuredClone(quartet);
preferring.understood.parts[0]!.effect = "prefers";
const unknown = understand("zzzz", [["zzzz", "words"]]);
unknown.understood.parts[0]!.effect = "none";

test("what is only preferred is an applied filter, and is reported", () => {
  const state = stateOf("q=string quartet and harpist");
  expect(appliedFilters(state, preferring, names).map(({ label }) => label)).toContain("Strings");
  expect(notNarrowing(preferring).preferred).toEqual(["Strings"]);
});

test.each([
  ["photographer in vienna", inVienna, { what: "Photographers", where: "Vienna", more: "" }],
  ["string quartet and harpist", quartet, { what: "<live-music>", where: "", more: "Strings, “harpist”" }],
  ["string quartet and harpist", preferring, { what: "<live-music>", where: "", more: "“harpist”" }],
  ["zzzz", unknown, { what: "“zzzz”", where: "", more: "" }],
  ["villa podrožnik", understand("villa podrožnik", []), { what: "“villa podrožnik”", where: "", more: "" }],
])("the headline says which filters narrow the search: %s", (q, understanding, expected) => {
  expect(headlineOf(stateOf(`q=${q}`), understanding, names)).toEqual(expected);
});
