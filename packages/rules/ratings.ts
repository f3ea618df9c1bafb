// What the stars say about a vendor.

/** From this many reviews on, the average means something; with fewer it may be chance. */
export const enoughReviews = 3;

/** From this average or number of stars, a vendor counts as praised. */
export const praise = 4;
