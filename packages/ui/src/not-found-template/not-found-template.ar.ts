import type { NotFoundTemplateTexts } from "./not-found-template.tsx";

export const ar: NotFoundTemplateTexts = { title: "عذرًا! لا نجد هذه الصفحة.", homeLabel: "العودة إلى الصفحة الرئيسية" };
