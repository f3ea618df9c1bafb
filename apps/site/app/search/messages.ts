import { list, number, plural } from "../format.ts";

const quoted = (text: string) => `“${text}”`;

export const messages = {
  bannerPage: {
    title: "Search",
    heading: ["What do ", "you", " need?"] as const,
    description: "Look for a vendor by name, kind or place.",
    categories: "Or start with a category",
  },
  page: {
    description: "Wedding vendors with honest reviews: filter by kind, place, rating, price and opening hours.",
    heading: "Wedding vendors",
    headingIn: " in ",
    headingMore: ": ",
    results: (count: number, exact: boolean) =>
      exact ? plural(count, "vendor", "vendors") : `More than ${plural(count, "vendor", "vendors")}`,
    showing: (from: number, to: number, count: number, exact: boolean) =>
      `Showing ${from}–${to} of ${exact ? "" : "more than "}${plural(count, "vendor", "vendors")}`,
    similar: "Few vendors match these words exactly, so similar names are shown too.",
    sorts: { best: "Best match", rating: "Rating", reviewed: "Most reviewed", newest: "Newest" },
    previous: "Previous",
    first: "First page",
    next: "Next",
    loading: "Searching…",
  },
  applied: {
    list: "What you’re searching for",
    quoted,
    inLanguage: (language: string) => `In ${language}`,
    verbatim: "Search for these exact words instead",
    /** Around the words that are searched for. */
    corrected: ["Showing results for ", ". "] as const,
    insteadFor: (q: string) => `Search for ${quoted(q)} instead`,
    didYouMean: ["Did you mean ", "?"] as const,
    isVerbatim: (q: string) => `Only vendors with the exact words ${quoted(q)} are shown. `,
    notVerbatim: "Search for what they mean instead",
    preferred: (said: string[]) => `Vendors that mention ${list(said.map(quoted))} come first.`,
    unmatched: (said: string[]) =>
      `We found nothing about ${list(said.map(quoted))} here, so we left ${said.length === 1 ? "it" : "them"} out.`,
    overridden: (said: string[]) => `The filter you chose replaces ${list(said.map(quoted))}.`,
  },
  where: {
    corrected: (place: string, text: string) => `Showing ${place} for ${quoted(text)}.`,
    which: (text: string) => `Which ${quoted(text)} do you mean?`,
    choice: (label: string, hint: string) => (hint ? `${label}, ${hint}` : label),
    unknown: (text: string) => `We don’t know a place called ${quoted(text)}, so these vendors are from everywhere.`,
    everywhere: "Search everywhere",
    categories: "Start with a category",
  },
  alternatives: {
    near: (place: string) => `Also near ${place}: `,
    nearby: (place: string, kilometres: number, count: number) =>
      `${place} (${number(kilometres)} km, ${number(count)})`,
    without: {
      location: (label: string) => `without ${label}`,
      category: (label: string) => `not just ${label}`,
      words: (label: string) => `without ${quoted(label)}`,
      priceRange: () => "at any price",
      minRating: () => "with any rating",
      openNow: () => "whether open or closed",
      language: () => "in any language",
    },
    counted: (count: number, what: string) => `${number(count)} ${what}`,
    or: "Or try: ",
    /** Around the nearest place. */
    nearest: (from: string) => `Near ${from}: `,
    distance: (kilometres: number) => ` (${number(kilometres)} km)`,
    all: (count: number, place: string) => `All ${number(count)} in ${place}`,
  },
  filters: {
    category: "Category",
    location: "Place",
    minRating: "Rating",
    anyRating: "Any",
    atLeast: (stars: number) => `${stars} stars and up`,
    priceRange: "Price",
    prices: ["€ · modest", "€€ · mid-range", "€€€ · generous", "€€€€ · grand"] as const,
    openNow: "Open now",
    show: (results: string) => `Show ${results}`,
  },
};
