import type { ReviewRibbonTexts } from "./review-ribbon.tsx";

export const ar: ReviewRibbonTexts = {
  label: "التقييمات سنةً بعد سنة",
  reviews: (_, written) => `عدد التقييمات: ${written}`,
  none: "لا تقييمات",
  withStars: (stars, _, written) => `بعدد نجوم ${stars}: ${written}`,
  withReply: (_, written) => `مع رد: ${written}`,
  removed: (_, written) => `محذوفة: ${written}`,
  starsKey: "من نجمة إلى 5 نجوم",
  replyKey: "مع رد",
  removedKey: "محذوف",
  year: "السنة",
  all: "التقييمات",
  stars: (_, written) => `النجوم: ${written}`,
  showTable: "عرض كجدول",
  showChart: "عرض كرسم",
};
