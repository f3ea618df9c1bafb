import { suggestions } from "../lib/counts.ar.ts";
import type { SearchBoxTexts } from "./search-box.tsx";

export const ar: SearchBoxTexts = { submitLabel: "بحث", label: "البحث عن مورّد", suggestionsLabel: suggestions };
