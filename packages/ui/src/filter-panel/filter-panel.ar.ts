import type { FilterPanelTexts } from "./filter-panel.tsx";

export const ar: FilterPanelTexts = {
  title: "التصفية",
  open: (active, written) => (active > 0 ? `التصفية (${written})` : "التصفية"),
  clear: "مسح الكل",
  apply: "إظهار النتائج",
  more: "إظهار المزيد",
  none: "لا شيء",
};
