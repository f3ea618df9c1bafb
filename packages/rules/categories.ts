// Rules for the categories that admins keep. Lengths are in characters.

/** How many can be offered at the same time. */
export const maxListedCategories = 100;
export const maxCategoryNameLength = 60;
export const maxCategoryDescriptionLength = 300;
export const maxCategorySlugLength = 80;
/** For each search word. */
export const maxCategoryWordLength = 60;
/** In how many languages a category can have search words. */
export const maxCategoryLanguages = 10;
/** How many search words a category can have in each. */
export const maxCategoryWords = 30;

/** Whether these are more search words than a category can have: in too many languages, or too many in one. */
export function excessOf(
  lists: readonly { language: string; words: readonly string[] }[],
): "languages" | { language: string } | null {
  const byLanguage = Map.groupBy(lists, ({ language }) => language);
  if (byLanguage.size > maxCategoryLanguages) return "languages";
  for (const [language, each] of byLanguage)
    if (new Set(each.flatMap(({ words }) => words)).size > maxCategoryWords) return { language };
  return null;
}
