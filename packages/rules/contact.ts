// Limits for messages to the operator, in characters.

export const longestSubject = 150;
export const messageLength = { min: 10, max: 5_000 };
