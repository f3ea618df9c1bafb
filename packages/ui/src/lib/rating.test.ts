import { expect, test } from "vitest";
import { formatCount, formatMean, hasMean } from "./rating.ts";

test("an average always has one decimal", () => {
  expect([5, 4.96, 4.3].map((mean) => formatMean(mean, "en-GB"))).toEqual(["5.0", "5.0", "4.3"]);
});

test("numbers are written the way their language does", () => {
  expect([formatMean(4.9, "de-DE"), formatCount(12_000, "de-DE")]).toEqual(["4,9", "12.000"]);
  expect([formatMean(4.9, "ar-EG"), formatCount(12_000, "ar-EG")]).toEqual(["٤٫٩", "١٢٬٠٠٠"]);
});

test("three reviews make an average, two don't", () => {
  expect([0, 2, 3].map((count) => hasMean({ average: 5, count }))).toEqual([false, false, true]);
  expect(hasMean(null)).toBe(false);
});
