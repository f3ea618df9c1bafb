import type { BreadcrumbTexts } from "./breadcrumb.tsx";

export const de: BreadcrumbTexts = { label: "Sie sind hier", expandLabel: "Den ganzen Pfad zeigen" };
