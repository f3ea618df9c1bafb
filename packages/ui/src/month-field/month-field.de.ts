import type { MonthFieldTexts } from "./month-field.tsx";

export const de: MonthFieldTexts = { optionalLabel: "freiwillig", monthLabel: "Monat", yearLabel: "Jahr" };
