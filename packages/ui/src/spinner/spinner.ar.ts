import type { SpinnerTexts } from "./spinner.tsx";

export const ar: SpinnerTexts = { label: "جارٍ التحميل" };
