// What a message to the operator must be, in characters.

export const longestSubject = 150;
export const messageLength = { min: 10, max: 5_000 };
