import type { CompareTableTexts } from "./compare-table.tsx";

export const de: CompareTableTexts = {
  cornerLabel: "Was verglichen wird",
  absentLabel: "Nicht angegeben",
};
