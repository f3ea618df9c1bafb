import type { ToastTexts } from "./toast.tsx";

export const ja: ToastTexts = { label: "お知らせ（{hotkey}）", closeLabel: "閉じる", noticeLabel: "お知らせ" };
