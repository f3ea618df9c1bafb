import type { DiffTexts } from "./diff.tsx";

export const de: DiffTexts = {
  removed: "Entfernt:",
  added: "Hinzugefügt:",
  end: "Ende der Änderung.",
  absent: "Nicht angegeben",
  unchanged: (_, written) => `${written} unverändert`,
};
