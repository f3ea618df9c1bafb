import type { TimeFieldTexts } from "./time-field.tsx";

export const de: TimeFieldTexts = {
  earlier: "Früher",
  later: "Später",
  unreadable: (example) => `Schreiben Sie eine Uhrzeit wie ${example}.`,
  tooEarly: (min) => `Wählen Sie ${min} oder später.`,
  tooLate: (max) => `Wählen Sie ${max} oder früher.`,
};
