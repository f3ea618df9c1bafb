import type { ReviewStepperTexts } from "./review-stepper.tsx";

export const de: ReviewStepperTexts = {
  position: (current, total) => `Schritt ${current} von ${total}`,
  back: "Zurück",
  next: "Weiter:",
  submit: "Veröffentlichen",
  wait: "Bitte warten",
  steps: {},
};
