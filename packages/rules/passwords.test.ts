import { expect, test } from "vitest";
import { isLongEnough } from "./passwords.ts";

test("twelve characters do, eleven do not, whatever they are", () => {
  expect(isLongEnough("twelve chars")).toBe(true);
  expect(isLongEnough("eleven char")).toBe(false);
  expect(isLongEnough("桜".repeat(12))).toBe(true);
  expect(isLongEnough("💐".repeat(11))).toBe(false);
});

test("they are counted as they are sent and as they are compared, whichever is fewer", () => {
  // An e and its accent are one character once compared; the ligature is one until then.
  expect(isLongEnough("eleven cafe\u0301")).toBe(false);
  expect(isLongEnough("of\uFB01ce words")).toBe(false);
});
