// Limits for profile details, in characters.

/** For a first name, a last name, or both. */
export const maxNameLength = 80;
export const maxLocationLength = 100;
