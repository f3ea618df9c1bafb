import type { StarsTexts } from "./stars.tsx";

export const de: StarsTexts = { label: (_, written) => `${written} von 5 Sternen` };
