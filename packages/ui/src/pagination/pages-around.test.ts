import { expect, test } from "vitest";
import { pagesAround } from "./pages-around.ts";

test("few pages are all shown", () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("with many, the first, the last and those around the current one are shown", () => {
  expect(pagesAround(1, 600)).toEqual([1, 2, 3, 4, 5, -1, 600]);
  expect(pagesAround(4, 600)).toEqual([1, 2, 3, 4, 5, -1, 600]);
  expect(pagesAround(5, 600)).toEqual([1, -1, 4, 5, 6, -2, 600]);
  expect(pagesAround(597, 600)).toEqual([1, -1, 596, 597, 598, 599, 600]);
  expect(pagesAround(600, 600)).toEqual([1, -1, 596, 597, 598, 599, 600]);
});

test("the number of places never changes, the current page is among them, and no gap replaces a single page", () => {
  for (let pages = 8; pages < 30; pages++)
    for (let page = 1; page <= pages; page++) {
      const shown = pagesAround(page, pages);
      expect(shown).toHaveLength(7);
      expect(shown).toContain(page);
      shown.forEach((one, index) => {
        if (one < 0) expect(shown[index + 1]! - shown[index - 1]!).toBeGreaterThan(2);
      });
    }
});
