/** What a call may send that is no picture: three times the longest review in letters of four bytes. */
export const jsonBytes = 64 * 1024;

/** Fields and items that a body may have, all levels together: several times what any operation takes. */
export const mostParts = 100;
