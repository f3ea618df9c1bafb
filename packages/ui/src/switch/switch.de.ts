import type { SwitchTexts } from "./switch.tsx";

export const de: SwitchTexts = { loadingLabel: "Wird gespeichert" };
