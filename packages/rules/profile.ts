// Limits for profile details, in characters.

/** For a first name, a last name, or both. */
export const longestName = 80;
export const longestLocation = 100;
