import { expect, test } from "vitest";
import { isLongEnough } from "./passwords.ts";

test("twelve characters are enough and eleven aren't, whatever they are", () => {
  expect(isLongEnough("twelve chars")).toBe(true);
  expect(isLongEnough("eleven char")).toBe(false);
  expect(isLongEnough("桜".repeat(12))).toBe(true);
  expect(isLongEnough("💐".repeat(11))).toBe(false);
});

test("characters are counted both as sent and as compared, and the lower count applies", () => {
  // An e and its accent become one character when compared; the ligature is one until then.
  expect(isLongEnough("eleven cafe\u0301")).toBe(false);
  expect(isLongEnough("of\uFB01ce words")).toBe(false);
});
