import type { SearchFieldTexts } from "./search-field.tsx";

export const ja: SearchFieldTexts = { label: "サイト内を検索", submitLabel: "検索" };
