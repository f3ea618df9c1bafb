import { expect, test } from "vitest";
import { changesOf, isSame, merge } from "./merge.ts";

const base = {
  name: "Villa Podrožnik",
  category: ["place"],
  socialMedia: [{ platform: "instagram", username: "podroznik" }],
  price: 2 as number | null,
};

test("an untouched field takes the current value; an edited one stays", () => {
  const mine = { ...base, name: "Villa" };
  const now = { ...base, price: 3, category: ["place", "caterer"] };
  expect(merge(base, mine, now)).toEqual({
    fields: { ...base, name: "Villa", price: 3, category: ["place", "caterer"] },
    theirs: {},
  });
});

test("a field that both changed keeps what was written, and reports the current value", () => {
  const mine = { ...base, price: null };
  const now = { ...base, price: 4 };
  expect(merge(base, mine, now)).toEqual({ fields: mine, theirs: { price: 4 } });
});

test("the same change on both sides isn't a conflict", () => {
  const both = { ...base, name: "Villa" };
  expect(merge(base, both, both)).toEqual({ fields: both, theirs: {} });
});

test("lists and rows are compared by content, each as a whole", () => {
  const again = structuredClone(base);
  const now = { ...again, socialMedia: [{ username: "villa", platform: "instagram" }] };
  expect(merge(base, again, now)).toEqual({ fields: now, theirs: {} });
  const mine = { ...base, socialMedia: [...base.socialMedia, { platform: "x", username: "villa" }] };
  expect(merge(base, mine, now)).toEqual({ fields: mine, theirs: { socialMedia: now.socialMedia } });
  expect(merge(base, mine, again)).toEqual({ fields: mine, theirs: {} });
});

test("changes are reported field by field", () => {
  expect(changesOf(base, { ...structuredClone(base), price: 1 })).toEqual({ price: 1 });
  expect(changesOf(base, structuredClone(base))).toEqual({});
});

test("two values are the same if they would be written the same way", () => {
  expect(isSame({ a: 1, b: [{ c: "x" }] }, { b: [{ c: "x" }], a: 1 })).toBe(true);
  expect(isSame({ closed: undefined }, {})).toBe(true);
  expect(isSame([], {})).toBe(false);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame([1], [1, 2])).toBe(false);
  expect(isSame(null, {})).toBe(false);
  expect(isSame("1", 1)).toBe(false);
});
