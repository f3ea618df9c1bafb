import type { SortSelectTexts } from "./sort-select.tsx";

export const ar: SortSelectTexts = { label: "الترتيب حسب", submitLabel: "رتّب" };
