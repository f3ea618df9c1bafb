import type { LogInDialogTexts } from "./log-in-dialog.tsx";

export const ja: LogInDialogTexts = {
  note: "内容は失われません。ログイン後、ここから続けられます。",
  logIn: "ログイン",
  signUp: "新規登録",
  continueWithout: "アカウントなしで続ける",
};
