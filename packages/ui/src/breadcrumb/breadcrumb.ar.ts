import type { BreadcrumbTexts } from "./breadcrumb.tsx";

export const ar: BreadcrumbTexts = { label: "أنت هنا", expandLabel: "إظهار المسار كاملًا" };
