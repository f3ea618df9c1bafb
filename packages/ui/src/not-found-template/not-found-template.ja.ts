import type { NotFoundTemplateTexts } from "./not-found-template.tsx";

export const ja: NotFoundTemplateTexts = { title: "お探しのページが見つかりません。", homeLabel: "ホームに戻る" };
