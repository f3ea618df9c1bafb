import type { KeyHintsTexts } from "./key-hints.tsx";

export const de: KeyHintsTexts = { orLabel: "oder" };
