import type { SearchBarTexts } from "./search-bar.tsx";

export const de: SearchBarTexts = { title: "Suche" };
