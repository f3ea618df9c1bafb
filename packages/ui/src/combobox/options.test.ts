import { expect, test } from "vitest";
import { flat, matching, named } from "./options.ts";

const places = [
  {
    label: "Slovenia",
    options: [
      { value: "lj", label: "Ljubljana" },
      { value: "roz", label: "Rožnik", description: "Part of Ljubljana" },
    ],
  },
  { label: "Jordan", options: [{ value: "amm", label: "عمّان", description: "Amman" }] },
  { value: "any", label: "Anywhere", disabled: true },
];

const values = (query: string) => flat(matching(places, query)).map(({ value }) => value);

test("accents, case and word order don't matter", () => {
  expect(values("ROZNIK")).toEqual(["roz"]);
  expect(values("ljubljana part")).toEqual(["roz"]);
  expect(values("عمان")).toEqual(["amm"]);
});

test("an empty search returns every option, in its groups", () => {
  expect(matching(places, "  ")).toBe(places);
  expect(matching(places, "lj")).toEqual([places[0]]);
});

test("a complete name is found, unless its option is disabled", () => {
  expect(named(flat(places), " ljubljana ")?.value).toBe("lj");
  expect(named(flat(places), "ljub")).toBeUndefined();
  expect(named(flat(places), "anywhere")).toBeUndefined();
});
