// In a file of their own: pages that only have the box need none of the result page's words.
export const messages = {
  label: "Find a vendor",
  what: "What",
  whatExample: "Florist, quartet, barn…",
  where: "Where",
  whereExample: "Ljubljana, Slovenia",
  submit: "Search",
};
