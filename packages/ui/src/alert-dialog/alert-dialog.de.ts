import type { AlertDialogTexts } from "./alert-dialog.tsx";

export const de: AlertDialogTexts = { confirmLabel: "Bestätigen", cancelLabel: "Abbrechen" };
