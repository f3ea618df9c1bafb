/** What a call may send that is no picture. */
export const jsonBytes = 256 * 1024;
