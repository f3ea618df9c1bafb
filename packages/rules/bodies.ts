/** The most a call may send, except for pictures: three times the longest review in four-byte letters. */
export const jsonBytes = 64 * 1024;

/** The most fields and items a body may have, counting all levels: several times what any operation takes. */
export const mostParts = 100;
