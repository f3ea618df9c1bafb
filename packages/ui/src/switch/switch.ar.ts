import type { SwitchTexts } from "./switch.tsx";

export const ar: SwitchTexts = { loadingLabel: "جارٍ الحفظ" };
