import type { SortSelectTexts } from "./sort-select.tsx";

export const de: SortSelectTexts = { label: "Sortieren nach", submitLabel: "Sortieren" };
