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

test("marks and case do not matter, nor does the order of words", () => {
  expect(values("ROZNIK")).toEqual(["roz"]);
  expect(values("ljubljana part")).toEqual(["roz"]);
  expect(values("عمان")).toEqual(["amm"]);
});

test("nothing written leaves everything, in its groups", () => {
  expect(matching(places, "  ")).toBe(places);
  expect(matching(places, "lj")).toEqual([places[0]]);
});

test("a whole name is found, unless it may not be chosen", () => {
  expect(named(flat(places), " ljubljana ")?.value).toBe("lj");
  expect(named(flat(places), "ljub")).toBeUndefined();
  expect(named(flat(places), "anywhere")).toBeUndefined();
});
