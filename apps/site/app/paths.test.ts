import { expect, test } from "vitest";
import * as paths from "./paths.ts";

test("log-in and sign-up links pass on the current path, also on the home page", () => {
  expect(paths.login("/")).toBe("/login?from=%2F");
  expect(paths.signUp("/search?q=a&sort=rating")).toBe("/signup?from=%2Fsearch%3Fq%3Da%26sort%3Drating");
  expect(paths.login()).toBe("/login");
});

test("the confirmation page's address has its vendor, so that another tab's review isn't published instead", () => {
  expect(paths.confirmReview("v1")).toBe("/confirmreview?vendor=v1");
  expect(paths.confirmReview()).toBe("/confirmreview");
});
