import type { SearchBarTexts } from "./search-bar.tsx";

export const ja: SearchBarTexts = { title: "検索" };
