// Ratings in words and numbers: when there is an average, and how a language writes it.

/** A vendor's stars. */
export type Rating = {
  /** The plain average, 1 to 5. */
  average: number;
  /** How many reviews it is the average of. */
  count: number;
};

/** With fewer reviews than this there is no average. */
export const minReviews = 3;

/** Whether there are enough reviews for an average. */
export const hasMean = (rating: Rating | null | undefined): rating is Rating => !!rating && rating.count >= minReviews;

const formats = new Map<string, Intl.NumberFormat>();

// Creating a formatter costs more than using it a hundred times, and a list needs two for each card.
function numberFormat(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, digits > 0 ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : {});
    formats.set(key, format);
  }
  return format;
}

/** "4.9", always with one decimal, so that averages line up. */
export const formatMean = (mean: number, locale: string): string => numberFormat(locale, 1).format(mean);

/** "12,000". */
export const formatCount = (count: number, locale: string): string => numberFormat(locale, 0).format(count);

/** "212 reviews", in English. */
export const englishReviews = (count: number, written: string): string =>
  `${written} ${count === 1 ? "review" : "reviews"}`;
