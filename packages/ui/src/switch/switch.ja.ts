import type { SwitchTexts } from "./switch.tsx";

export const ja: SwitchTexts = { loadingLabel: "保存中" };
