import type { ServerErrorTemplateTexts } from "./server-error-template.tsx";

export const ja: ServerErrorTemplateTexts = {
  title: "エラーが発生しました",
  description: "しばらくしてからもう一度お試しください",
  retryLabel: "再試行",
};
