/** The most a call may send, except for pictures: a little more than the fullest listing in four-byte letters. */
export const jsonBytes = 96 * 1024;

/** The most fields and items a body may have, counting all levels: a little more than the fullest listing has. */
export const mostParts = 1_200;
