import type { ButtonTexts } from "./button.tsx";

export const ja: ButtonTexts = { loadingLabel: "お待ちください" };
