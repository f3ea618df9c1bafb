/** What a call may send that is no picture: three times the longest review in letters of four bytes. */
export const jsonBytes = 64 * 1024;
