import type { AlertDialogTexts } from "./alert-dialog.tsx";

export const ja: AlertDialogTexts = { confirmLabel: "確認", cancelLabel: "キャンセル" };
