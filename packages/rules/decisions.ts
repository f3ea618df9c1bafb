// Rules for what admins decide.

/** Length of what an admin says about a decision, in characters. */
export const decisionLength = { min: 5, max: 2_000 };
