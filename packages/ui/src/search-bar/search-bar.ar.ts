import type { SearchBarTexts } from "./search-bar.tsx";

export const ar: SearchBarTexts = { title: "بحث" };
