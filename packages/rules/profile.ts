// What people say of themselves, in characters.

/** Of a first name, a last name, or both. */
export const longestName = 80;
export const longestLocation = 100;
