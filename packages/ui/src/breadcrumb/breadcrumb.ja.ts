import type { BreadcrumbTexts } from "./breadcrumb.tsx";

export const ja: BreadcrumbTexts = { label: "現在地", expandLabel: "すべての階層を表示" };
