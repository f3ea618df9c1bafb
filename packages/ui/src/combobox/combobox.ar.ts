import { suggestions } from "../lib/counts.ar.ts";
import type { ComboboxTexts } from "./combobox.tsx";

export const ar: ComboboxTexts = {
  open: "إظهار الكل",
  clear: "مسح",
  remove: (label) => `إزالة ${label}`,
  chosen: (labels) => `المختار: ${labels}`,
  added: (label) => `تم اختيار ${label}`,
  removed: (label) => `تمت إزالة ${label}`,
  results: suggestions,
  none: (query) => `لا نتائج عن «${query}»`,
  loading: "جارٍ البحث…",
  failed: "لم تصل القائمة.",
  retry: "المحاولة مرة أخرى",
  use: (text) => `استخدام «${text}»`,
};
