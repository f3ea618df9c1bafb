// When a new review waits for someone to look at it. These rules are public (docs/trust.md, and the page "How reviews are
// checked"), and none of them knows how many stars it gives.

/** Why a new review is held. */
export type HoldReason = "alike" | "conflict-of-interest" | "unusual-rate";

/** Texts that are shorter than this, in characters, are never compared: a few kind words are soon alike. */
export const comparedFrom = 80;

/** How much two texts have in common, from 0 to 1, from which the newer one is held. */
export const tooAlike = 0.6;

/** How long texts stay in the comparison, in months. */
export const comparedFor = 24;

/** When reviews of one vendor come unusually fast: so many within a day, and so many times its daily average before. */
export const unusualRate = { reviews: 10, times: 5, averageOverDays: 90 };

/** How many reviews a person may publish in a day, by the age of their account in days. */
export const reviewsADay = [
  { accountDays: 0, reviews: 5 },
  { accountDays: 7, reviews: 10 },
  { accountDays: 90, reviews: 30 },
] as const;

/**
 * Whether reviews of a vendor come unusually fast.
 * @param published.lastDay published within the last 24 hours
 * @param published.before published in the days before those
 */
export const isUnusual = ({ lastDay, before }: { lastDay: number; before: number }): boolean =>
  lastDay >= unusualRate.reviews && lastDay > (before / unusualRate.averageOverDays) * unusualRate.times;
