import type { PhotoUploadTexts } from "./photo-upload.tsx";

export const ar: PhotoUploadTexts = {
  choose: (many) => (many ? "اختر صورًا" : "اختر صورة"),
  cover: "الغلاف",
  makeCover: "اجعلها الغلاف",
  coverOf: (name) => `(${name})`,
  earlier: (name) => `قدّم ${name}`,
  later: (name) => `أخّر ${name}`,
  moved: (name, place, total) => `${name} الآن ${place} من ${total}.`,
  caption: (name) => `ما تُظهره ${name}`,
  captionHint: "ماذا تُظهر؟",
  noPreview: "لا معاينة",
  loading: "جارٍ إحضار صورك",
};
