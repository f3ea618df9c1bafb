import { figure } from "../lib/counts.ar.ts";
import type { StepperTexts } from "./stepper.tsx";

export const ar: StepperTexts = {
  label: "التقدم",
  position: (current, total) => `الخطوة ${figure(current)} من ${figure(total)}`,
  done: "تمت",
  error: "فيها مشكلة",
};
