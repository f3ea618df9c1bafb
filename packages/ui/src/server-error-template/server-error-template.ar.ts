import type { ServerErrorTemplateTexts } from "./server-error-template.tsx";

export const ar: ServerErrorTemplateTexts = {
  title: "حدث خطأ",
  description: "يرجى المحاولة لاحقًا",
  retryLabel: "إعادة المحاولة",
};
