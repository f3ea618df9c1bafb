import type { SpinnerTexts } from "./spinner.tsx";

export const ja: SpinnerTexts = { label: "読み込み中" };
