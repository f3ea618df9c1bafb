import { expect, test } from "vitest";
import { isSame, merge } from "./merge.ts";

const base = { firstName: "Ana", lastName: "Kovač", email: "ana@example.org", location: "Ptuj" };

test("what was not touched is as it is now; what was written stays", () => {
  const mine = { ...base, firstName: "Anja" };
  const now = { ...base, location: "Celje" };
  expect(merge(base, mine, now)).toEqual({ fields: { ...base, firstName: "Anja", location: "Celje" }, theirs: {} });
});

test("a field that both changed keeps what was written, and tells what is there", () => {
  const mine = { ...base, location: "Kranj" };
  const now = { ...base, location: "Celje" };
  expect(merge(base, mine, now)).toEqual({ fields: mine, theirs: { location: "Celje" } });
});

test("the same change by both is none to talk about", () => {
  const both = { ...base, location: "Celje" };
  expect(merge(base, both, both)).toEqual({ fields: both, theirs: {} });
});

test("profiles are the same when all four fields are", () => {
  expect(isSame(base, { ...base })).toBe(true);
  expect(isSame(base, { ...base, email: "anja@example.org" })).toBe(false);
});
