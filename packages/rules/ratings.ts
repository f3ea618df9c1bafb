// What stars say about a vendor.

/** So many counted reviews say something; fewer may be chance. */
export const enoughReviews = 3;

/** A mean, or the stars of a review, from which one may say that a vendor is praised. */
export const praise = 4;
