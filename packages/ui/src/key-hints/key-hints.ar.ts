import type { KeyHintsTexts } from "./key-hints.tsx";

export const ar: KeyHintsTexts = { orLabel: "أو" };
