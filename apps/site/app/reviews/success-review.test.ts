import { expect, test } from "vitest";
import { leadOf } from "./success-review.tsx";

test("only what is counted is said to be counted", () => {
  for (const experience of ["booked", "cancelled", "completed"])
    expect(leadOf({ held: false, experience })).toContain("published and counted");
  expect(leadOf({ held: false, experience: "enquired" })).toContain("not counted");
  for (const experience of ["enquired", "completed"])
    expect(leadOf({ held: true, experience })).not.toMatch(/review is published|counted|e-mail/);
  expect(leadOf(null)).not.toContain("counted");
});
