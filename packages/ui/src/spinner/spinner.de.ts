import type { SpinnerTexts } from "./spinner.tsx";

export const de: SpinnerTexts = { label: "Wird geladen" };
