import type { SearchFieldTexts } from "./search-field.tsx";

export const de: SearchFieldTexts = { label: "Diese Website durchsuchen", submitLabel: "Suchen" };
