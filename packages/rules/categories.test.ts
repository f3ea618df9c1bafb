import { expect, test } from "vitest";
import { excessOf, maxCategoryLanguages, maxCategoryWords } from "./categories.ts";

const list = (language: string, from: number, count: number) => ({
  language,
  words: Array.from({ length: count }, (_, i) => `word ${from + i}`),
});

test("a category's search words are counted by language, each of them once", () => {
  expect(excessOf([])).toBeNull();
  const full = list("en", 0, maxCategoryWords);
  expect(excessOf([full, list("de", 0, maxCategoryWords), list("en", 5, 5)])).toBeNull();
  expect(excessOf([full, list("en", maxCategoryWords, 1)])).toEqual({ language: "en" });
  const languages = Array.from({ length: maxCategoryLanguages + 1 }, (_, i) => list(`x${i}`, 0, 1));
  expect(excessOf(languages.slice(1))).toBeNull();
  expect(excessOf(languages)).toBe("languages");
});
