import type { SuggestFieldTexts } from "./suggest-field.tsx";

export const de: SuggestFieldTexts = {
  list: "Vorschläge",
  results: (count, written) => (count === 1 ? "1 Vorschlag" : `${written} Vorschläge`),
};
