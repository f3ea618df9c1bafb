import { figure } from "../lib/counts.ar.ts";
import type { GalleryTexts } from "./gallery.tsx";

export const ar: GalleryTexts = {
  open: (position, total, alt) => `الصورة ${figure(position)} من ${figure(total)}${alt ? `: ${alt}` : ""}`,
  all: (total) => `كل الصور (${figure(total)})`,
  position: (position, total) => `${figure(position)} من ${figure(total)}`,
  drawn: "رسم: لا صور بعد",
  previous: "الصورة السابقة",
  next: "الصورة التالية",
  close: "إغلاق",
};
