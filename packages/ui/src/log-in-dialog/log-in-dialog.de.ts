import type { LogInDialogTexts } from "./log-in-dialog.tsx";

export const de: LogInDialogTexts = {
  note: "Nichts geht verloren: Danach sind Sie wieder hier und machen weiter, wo Sie waren.",
  logIn: "Anmelden",
  signUp: "Registrieren",
  continueWithout: "Ohne Konto fortfahren",
};
