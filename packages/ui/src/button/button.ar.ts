import type { ButtonTexts } from "./button.tsx";

export const ar: ButtonTexts = { loadingLabel: "يرجى الانتظار" };
