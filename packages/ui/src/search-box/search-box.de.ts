import type { SearchBoxTexts } from "./search-box.tsx";

export const de: SearchBoxTexts = {
  submitLabel: "Suchen",
  label: "Anbieter finden",
  suggestionsLabel: (count, written) => (count === 1 ? "1 Vorschlag" : `${written} Vorschläge`),
};
