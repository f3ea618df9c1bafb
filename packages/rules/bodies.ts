/** The most a call may send, except for pictures: a little more than the fullest draft of a listing in four-byte letters. */
export const jsonBytes = 144 * 1024;

/** Milliseconds that a body of so many bytes may take to arrive: 15 s, plus what a line of 320 kbit/s needs for them. */
export const arrivalTime = (bytes: number): number => 15_000 + bytes / 40;

/** The most fields and items a body may have, counting all levels: a little more than the fullest draft of a listing has. */
export const mostParts = 1_400;
