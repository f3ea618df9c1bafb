import { plural } from "../format.ts";

export const messages = {
  headline: ["The people you trust ", "with the day."] as const,
  lead: "Honest reviews of wedding vendors, written by couples who were there. Nobody pays to rank, nothing is hidden for being harsh.",
  description:
    "Find wedding vendors you can trust: honest reviews by couples who were there, opening hours, prices and places.",
  examples: "Try:",
  categories: "Begin with what you need",
  allCategories: (count: number) => `All ${plural(count, "category", "categories")}`,
  topRated: "Well spoken of",
  newest: (site: string) => `New on ${site}`,
  allVendors: "All vendors",
  latest: "Just written",
  about: (vendor: string) => `about ${vendor}`,
  enquired: " · enquiry, not counted",
  quoteBy: (author: string) => `${author}, on `,
};
