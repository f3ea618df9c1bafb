import type { ToastTexts } from "./toast.tsx";

export const ar: ToastTexts = { label: "الإشعارات ({hotkey})", closeLabel: "إخفاء", noticeLabel: "إشعار" };
