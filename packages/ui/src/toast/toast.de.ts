import type { ToastTexts } from "./toast.tsx";

export const de: ToastTexts = { label: "Hinweise ({hotkey})", closeLabel: "Ausblenden", noticeLabel: "Hinweis" };
