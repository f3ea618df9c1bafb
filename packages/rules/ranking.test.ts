import { expect, test } from "vitest";
import { halfLifeDays, rankingExamples, rankingScore, weightOf } from "./ranking.ts";

test.each(rankingExamples)("the formula gives what the page about ranking says: $id", ({ reviews, score }) => {
  expect(rankingScore(reviews)).toBeCloseTo(score, 2);
});

test("a review's weight halves every 24 months", () => {
  expect([weightOf(0), weightOf(halfLifeDays), weightOf(2 * halfLifeDays)]).toEqual([1, 0.5, 0.25]);
});
