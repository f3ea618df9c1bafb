import type { SortSelectTexts } from "./sort-select.tsx";

export const ja: SortSelectTexts = { label: "並べ替え", submitLabel: "並べ替える" };
