import type { StepperTexts } from "./stepper.tsx";

export const ja: StepperTexts = {
  label: "進み具合",
  position: (current, total) => `${total}段階中${current}`,
  done: "完了",
  error: "問題あり",
};
