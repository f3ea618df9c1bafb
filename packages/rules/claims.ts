// Rules for claiming a business.

/** Length of what someone says for their claim, in characters. */
export const claimNoteLength = { min: 20, max: 2_000 };
/** How many claims one person can have open. */
export const maxOpenClaims = 5;
