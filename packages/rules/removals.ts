// Rules for asking to remove a listing.

/** Length of what someone says for it, in characters. */
export const removalReasonLength = { min: 10, max: 2_000 };
