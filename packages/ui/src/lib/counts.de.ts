/** How many reviews there are. */
export const reviews = (count: number, written: string): string =>
  `${written} ${count === 1 ? "Bewertung" : "Bewertungen"}`;
