import { day, hour } from "@troth/rules/lifetimes";
import { offeredMonths } from "@troth/rules/reviews";
import { expect, test } from "vitest";
import { aReview } from "../../test/vendors.ts";
import { reviewErrors } from "./rules.ts";

test("every month the site offers is accepted, on every day of five years, wherever people are, even hours later", () => {
  const refused: string[] = [];
  for (let now = Date.UTC(2024, 0, 1, 21); now < Date.UTC(2029, 0, 1); now += day * 1000) {
    for (const experience of ["completed", "booked", "cancelled"] as const) {
      for (const ahead of [-12, -5, 0, 1, 9, 14]) {
        for (const weddingDate of Object.values(offeredMonths(experience, now, -ahead * 60))) {
          for (const later of [0, 9]) {
            const faults = reviewErrors({ ...aReview, experience, weddingDate }, new Date(now + later * hour * 1000));
            if (faults.length)
              refused.push(`${new Date(now).toISOString()} at ${ahead}: ${weddingDate}, ${experience}`);
          }
        }
      }
    }
  }
  expect(refused).toEqual([]);
});
