import type { MonthFieldTexts } from "./month-field.tsx";

export const ja: MonthFieldTexts = { optionalLabel: "任意", monthLabel: "月", yearLabel: "年" };
