import { day } from "@troth/rules/lifetimes";
import { weddingMonths } from "@troth/rules/reviews";
import { expect, test } from "vitest";
import { aReview } from "../../test/vendors.ts";
import { reviewFaults } from "./rules.ts";

test("every month that the site offers is taken, on every day of five years", () => {
  const refused: string[] = [];
  for (let now = Date.UTC(2024, 0, 1, 21); now < Date.UTC(2029, 0, 1); now += day * 1000) {
    for (const experience of ["completed", "booked", "cancelled"] as const) {
      for (const weddingDate of Object.values(weddingMonths(experience, now))) {
        const faults = reviewFaults({ ...aReview, experience, weddingDate }, new Date(now));
        if (faults.length) refused.push(`${new Date(now).toISOString()}: ${weddingDate}, ${experience}`);
      }
    }
  }
  expect(refused).toEqual([]);
});
