import { plural } from "../format.ts";

export const messages = {
  headline: ["The people you trust ", "with the day."] as const,
  lead: "Honest reviews of wedding vendors, written by couples who were there. No one pays to rank. Nothing is hidden for being harsh.",
  description:
    "Find wedding vendors you can trust: honest reviews by couples who were there, opening hours, prices and places.",
  examples: "Try:",
  categories: "Start with what you need",
  allCategories: (count: number) => `All ${plural(count, "category", "categories")}`,
  topRated: "Highly rated",
  newest: (site: string) => `New on ${site}`,
  allVendors: "All vendors",
  latest: "Latest reviews",
  addTitle: "Someone missing?",
  addText: "Anyone can add a vendor: you, a guest, or the vendor itself.",
  add: "Add a vendor",
  about: (vendor: string) => `about ${vendor}`,
  enquired: " · enquiry, not in the average",
  quoteBy: (author: string) => `${author}, on `,
};
