import type { MonthFieldTexts } from "./month-field.tsx";

export const ar: MonthFieldTexts = { optionalLabel: "اختياري", monthLabel: "الشهر", yearLabel: "السنة" };
