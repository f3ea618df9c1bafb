import type { TableTexts } from "./table.tsx";

export const ar: TableTexts = {
  select: (name) => `تحديد ${name}`,
  selectAll: "تحديد الكل",
  selected: (_, written) => `المحدَّد: ${written}`,
  clear: "إلغاء التحديد",
  loading: "جارٍ التحميل",
  empty: "لا شيء هنا",
};
