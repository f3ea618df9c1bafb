import type { DialogTexts } from "./dialog.tsx";

export const ar: DialogTexts = { closeLabel: "إغلاق" };
