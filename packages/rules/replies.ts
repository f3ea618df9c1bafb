// Rules for a vendor's reply to a review.

/** Length of a reply, in characters. */
export const replyLength = { min: 10, max: 2_000 };
