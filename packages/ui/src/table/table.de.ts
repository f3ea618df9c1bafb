import type { TableTexts } from "./table.tsx";

export const de: TableTexts = {
  select: (name) => `${name} auswählen`,
  selectAll: "Alle auswählen",
  selected: (_, written) => `${written} ausgewählt`,
  clear: "Auswahl aufheben",
  loading: "Wird geladen",
  empty: "Hier ist nichts",
};
