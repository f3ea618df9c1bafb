import type { DialogTexts } from "./dialog.tsx";

export const de: DialogTexts = { closeLabel: "Schließen" };
