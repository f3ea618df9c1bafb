import { plural } from "../format.ts";

/** "4 stars", or 1 star. */
export const stars = (count: number): string => plural(count, "star", "stars");
