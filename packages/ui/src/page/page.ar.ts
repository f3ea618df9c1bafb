import type { PageTexts } from "./skip-link.tsx";

export const ar: PageTexts = { skipLabel: "الانتقال إلى المحتوى" };
