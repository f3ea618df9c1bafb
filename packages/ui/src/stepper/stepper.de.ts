import type { StepperTexts } from "./stepper.tsx";

export const de: StepperTexts = {
  label: "Fortschritt",
  position: (current, total) => `Schritt ${current} von ${total}`,
  done: "erledigt",
  error: "hat einen Fehler",
};
