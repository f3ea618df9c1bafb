import type { AlertDialogTexts } from "./alert-dialog.tsx";

export const ar: AlertDialogTexts = { confirmLabel: "تأكيد", cancelLabel: "إلغاء" };
