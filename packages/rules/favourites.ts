// Rules for lists of saved vendors. Lengths are in characters.

export const maxFavourites = 500;
export const maxLists = 20;
export const maxListMembers = 4;
export const maxListNameLength = 60;
export const maxNoteLength = 1_000;
/** How many vendors can be compared side by side. */
export const maxCompared = 4;
