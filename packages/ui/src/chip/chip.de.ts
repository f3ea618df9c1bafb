import type { ChipTexts } from "./chip.tsx";

export const de: ChipTexts = { removeLabel: (label) => `${label} entfernen` };
