// How vendors are ranked, as the page about it says and the database does (refresh_vendor_stats).

/** Every vendor starts as if it already had this many reviews, … */
export const priorReviews = 7;
/** … all with this many stars. */
export const priorMean = 3.5;
/** After this many days, 24 months, a review counts half as much. */
export const halfLifeDays = 730.5;

export interface RankedReview {
  /** 1 to 5. */
  stars: number;
  ageDays: number;
}

/** How much a review counts: 1 when it is new. */
export const weightOf = (ageDays: number): number => 0.5 ** (ageDays / halfLifeDays);

/** The ranking score, 1 to 5. Reviews by people who only enquired aren't among the reviews. */
export function rankingScore(reviews: readonly RankedReview[]): number {
  let stars = priorReviews * priorMean;
  let weight = priorReviews;
  for (const review of reviews) {
    stars += weightOf(review.ageDays) * review.stars;
    weight += weightOf(review.ageDays);
  }
  return stars / weight;
}

const reviews = (count: number, stars: number, ageDays: number): RankedReview[] =>
  Array.from({ length: count }, () => ({ stars, ageDays }));

/** What the formula gives, to two decimals. Tests run these through the formula and through the database. */
export const rankingExamples: readonly { id: string; reviews: readonly RankedReview[]; score: number }[] = [
  { id: "none", reviews: [], score: 3.5 },
  { id: "one-five", reviews: reviews(1, 5, 0), score: 3.69 },
  { id: "ten-five", reviews: reviews(10, 5, 0), score: 4.38 },
  { id: "hundred-mixed", reviews: [...reviews(80, 5, 0), ...reviews(20, 4, 0)], score: 4.71 },
  { id: "ten-five-old", reviews: reviews(10, 5, 1_461), score: 3.89 },
  { id: "old-good-new-bad", reviews: [...reviews(10, 5, 1_461), ...reviews(4, 2, 0)], score: 3.33 },
];
