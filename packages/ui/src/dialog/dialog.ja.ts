import type { DialogTexts } from "./dialog.tsx";

export const ja: DialogTexts = { closeLabel: "閉じる" };
