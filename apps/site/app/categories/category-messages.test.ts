import { expect, test } from "vitest";
import { categoryMessages as words } from "./category-messages.ts";

test("a category describes itself in sentences, whatever it's called", () => {
  const describe = (what: string, count: number, exact = true) =>
    words.describe(what, words.count(count, exact), "Hear them play.");
  expect(describe("DJs", 45)).toBe(
    "DJs, with honest reviews by couples who were there. 45 vendors, best first. Hear them play.",
  );
  expect(describe("Live music in Bled", 1)).toBe(
    "Live music in Bled, with honest reviews by couples who were there. 1 vendor. Hear them play.",
  );
  expect(describe("Venues", 10_000, false)).toContain("there. More than 10,000 vendors, best first. Hear");
});
