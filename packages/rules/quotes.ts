// Which review the home page quotes a sentence from. These rules are public (docs/trust.md, and the page "How reviews are
// checked").

/** How many of the latest reviews are searched, so that it costs the same however many there are. */
export const quotedAmong = 300;

/** How old its author's account must be, in days, so that no one can write their way there straight away. */
export const quotedAccountDays = 1;

/** Length of a sentence that fits the card and says something, in characters. */
export const quoteLength = { min: 30, max: 110 };
