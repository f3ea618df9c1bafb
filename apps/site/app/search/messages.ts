import { plural } from "../format.ts";

export const messages = {
  box: {
    label: "Find a vendor",
    what: "What",
    whatExample: "Florist, quartet, barn…",
    where: "Where",
    whereExample: "Ljubljana, Slovenia",
    submit: "Search",
  },
  bannerPage: {
    title: "Search",
    heading: ["What do ", "you", " need?"] as const,
    description: "Look for a vendor by name, by kind or by place.",
    popular: "Or begin with a category",
  },
  page: {
    title: "Search",
    titleFor: (what: string) => `Search: ${what}`,
    description: "Wedding vendors with honest reviews: filter by kind, place, rating, price and opening hours.",
    heading: "Wedding vendors",
    headingFor: (q: string) => `“${q}”`,
    headingIn: (what: string, where: string) => `${what} in ${where}`,
    results: (count: number, exact: boolean) =>
      exact ? plural(count, "vendor", "vendors") : `More than ${plural(count, "vendor", "vendors")}`,
    showing: (from: number, to: number, count: number, exact: boolean) =>
      `Showing ${from}–${to} of ${exact ? "" : "more than "}${plural(count, "vendor", "vendors")}`,
    similar: "Few vendors match these words exactly, so similar names are shown as well.",
    unknownPlace: (place: string) => `We know no place called “${place}”. These are vendors everywhere.`,
    none: "No vendor matches all of this",
    noneHint: "Try fewer filters, another spelling, or a larger place nearby.",
    clear: "Clear all filters",
    browse: "See all categories",
    sort: "Order",
    sorts: { best: "Best match", rating: "Rating", reviewed: "Most reviewed", newest: "Newest" },
    previous: "Previous",
    first: "First page",
    next: "Next",
    loading: "Looking…",
  },
  filters: {
    category: "Category",
    location: "Place",
    minRating: "Rating",
    anyRating: "Any",
    atLeast: (stars: number) => `${stars} stars and up`,
    priceRange: "Price",
    prices: ["€ · modest", "€€ · middling", "€€€ · generous", "€€€€ · grand"] as const,
    openNow: "Open now",
    show: (results: string) => `Show ${results}`,
  },
};
