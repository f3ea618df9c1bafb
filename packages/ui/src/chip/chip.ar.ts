import type { ChipTexts } from "./chip.tsx";

export const ar: ChipTexts = { removeLabel: (label) => `إزالة ${label}` };
