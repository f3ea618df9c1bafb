// Rules for notices of illegal content.

/** Length of what someone says is illegal, and why, in characters. */
export const explanationLength = { min: 25, max: 2_000 };
