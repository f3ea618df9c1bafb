import type { LogInDialogTexts } from "./log-in-dialog.tsx";

export const ar: LogInDialogTexts = {
  note: "لن يضيع شيء: ستعود بعد ذلك إلى هنا وتكمل من حيث توقفت.",
  logIn: "تسجيل الدخول",
  signUp: "إنشاء حساب",
  continueWithout: "المتابعة دون حساب",
};
