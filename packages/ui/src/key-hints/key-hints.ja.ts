import type { KeyHintsTexts } from "./key-hints.tsx";

export const ja: KeyHintsTexts = { orLabel: "または" };
