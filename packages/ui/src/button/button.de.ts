import type { ButtonTexts } from "./button.tsx";

export const de: ButtonTexts = { loadingLabel: "Bitte warten" };
