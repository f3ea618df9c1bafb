// Rules for a vendor's reply to a review.

/** Length of a reply, in characters. */
export const replyLength = { min: 10, max: 2_000 };

/** How often someone can save a reply in a day. */
export const repliesADay = 100;
/** How often a reply can be changed in a day. The reviewer hears of each change. */
export const replyEditsADay = 5;
