import type { ComboboxTexts } from "./combobox.tsx";

export const de: ComboboxTexts = {
  open: "Alle zeigen",
  clear: "Leeren",
  remove: (label) => `${label} entfernen`,
  chosen: (labels) => `Gewählt: ${labels}`,
  added: (label) => `${label} gewählt`,
  removed: (label) => `${label} entfernt`,
  results: (count, written) => (count === 1 ? "1 Vorschlag" : `${written} Vorschläge`),
  none: (query) => `Nichts gefunden für „${query}“`,
  loading: "Suche läuft …",
  failed: "Die Liste ist nicht angekommen.",
  retry: "Noch einmal versuchen",
  use: (text) => `„${text}“ verwenden`,
};
