// Limits for messages to the operator, in characters.

export const maxSubjectLength = 150;
export const messageLength = { min: 10, max: 5_000 };
