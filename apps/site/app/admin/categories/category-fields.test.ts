import { maxCategoryLanguages, maxCategoryWords } from "@troth/rules/categories";
import { expect, test } from "vitest";
import { checkCategory, noFields } from "./category-fields.ts";

const row = (language: string, count: number, from = 0) => ({
  language,
  words: Array.from({ length: count }, (_, i) => `word ${from + i}`).join("\n"),
});
const problems = (words: { language: string; words: string }[]) =>
  checkCategory({ ...noFields, name: "Doves", singular: "Dove keeper", words }, true);

test("the last row that makes it too many search words is named before anything is sent", () => {
  const half = maxCategoryWords / 2;
  expect(problems([row("en", maxCategoryWords), row("de", half), row("de", half, half)])).toEqual({});
  expect(Object.keys(problems([row("de", half + 1), row("en", 1), row("de", half, half + 1)]))).toEqual([
    "words.2.words",
  ]);
  const languages = ["ar", "bg", "bn", "bs", "ca", "cs", "da", "de", "el", "en"].map((language) => row(language, 1));
  expect(languages).toHaveLength(maxCategoryLanguages);
  expect(problems(languages)).toEqual({});
  expect(Object.keys(problems([...languages, row("es", 1)]))).toEqual(["words.10.language"]);
});
