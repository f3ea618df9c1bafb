import { figure } from "../lib/counts.ar.ts";
import type { ReviewStepperTexts } from "./review-stepper.tsx";

export const ar: ReviewStepperTexts = {
  position: (current, total) => `الخطوة ${figure(current)} من ${figure(total)}`,
  back: "رجوع",
  next: "التالي:",
  submit: "نشر",
  wait: "يرجى الانتظار",
  steps: {},
};
