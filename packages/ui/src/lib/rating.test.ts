import { expect, test } from "vitest";
import { formatCount, formatMean, hasMean } from "./rating.ts";

test("a mean keeps its one digit", () => {
  expect([5, 4.96, 4.3].map((mean) => formatMean(mean, "en-GB"))).toEqual(["5.0", "5.0", "4.3"]);
});

test("figures are written as their language does", () => {
  expect([formatMean(4.9, "de-DE"), formatCount(12_000, "de-DE")]).toEqual(["4,9", "12.000"]);
  expect([formatMean(4.9, "ar-EG"), formatCount(12_000, "ar-EG")]).toEqual(["٤٫٩", "١٢٬٠٠٠"]);
});

test("three reviews make a mean, two do not", () => {
  expect([0, 2, 3].map((count) => hasMean({ average: 5, count }))).toEqual([false, false, true]);
  expect(hasMean(null)).toBe(false);
});
