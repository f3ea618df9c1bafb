import type { FilterPanelTexts } from "./filter-panel.tsx";

export const de: FilterPanelTexts = {
  title: "Filter",
  open: (active, written) => (active > 0 ? `Filter (${written})` : "Filter"),
  clear: "Alle zurücksetzen",
  apply: "Ergebnisse zeigen",
  more: "Mehr zeigen",
  none: "keine",
};
