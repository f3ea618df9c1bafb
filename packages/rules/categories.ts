// Rules for the categories that admins keep. Lengths are in characters.

/** How many can be offered at the same time. */
export const maxListedCategories = 100;
export const maxCategoryNameLength = 60;
export const maxCategoryDescriptionLength = 300;
export const maxCategorySlugLength = 80;
/** For each search word. */
export const maxCategoryWordLength = 60;
