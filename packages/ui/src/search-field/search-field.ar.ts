import type { SearchFieldTexts } from "./search-field.tsx";

export const ar: SearchFieldTexts = { label: "البحث في الموقع", submitLabel: "بحث" };
