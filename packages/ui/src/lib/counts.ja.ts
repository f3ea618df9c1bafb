/** How many reviews there are. */
export const reviews = (_: number, written: string): string => `口コミ${written}件`;
