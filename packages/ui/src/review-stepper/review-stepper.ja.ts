import type { ReviewStepperTexts } from "./review-stepper.tsx";

export const ja: ReviewStepperTexts = {
  position: (current, total) => `${total}段階中${current}`,
  back: "戻る",
  next: "次へ：",
  submit: "公開する",
  wait: "お待ちください",
  steps: {},
};
