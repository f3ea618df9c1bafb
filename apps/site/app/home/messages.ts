import { plural } from "../format.ts";

export const messages = {
  headline: ["The people you trust ", "with the day."] as const,
  lead: "Honest reviews of wedding vendors, written by couples who were there. Nobody pays to rank, nothing is hidden for being harsh.",
  description:
    "Find wedding vendors you can trust: honest reviews by couples who were there, opening hours, prices and places.",
  fullest: "Most to choose from:",
  categories: "Begin with what you need",
  allCategories: (count: number) => `All ${plural(count, "category", "categories")}`,
  topRated: "Well spoken of",
  topRatedAll: "All vendors, best first",
  newest: (site: string) => `New on ${site}`,
  newestAll: "All vendors, newest first",
  latest: "Just written",
  about: (vendor: string) => `about ${vendor}`,
  enquired: "enquired only, stars not counted",
  quoteBy: (author: string) => `${author}, on `,
};
