import type { ChipTexts } from "./chip.tsx";

export const ja: ChipTexts = { removeLabel: (label) => `${label}を外す` };
