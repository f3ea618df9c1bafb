import type { ReviewCardTexts } from "./review-card.tsx";

export const ar: ReviewCardTexts = {
  more: "قراءة المزيد",
  less: "عرض أقل",
  edited: (date) => `عُدِّل في ${date}`,
  aspects: "حسب الجانب",
  reply: (name) => `رد من ${name}`,
  held: "غير منشور بعد: نحن نراجعه.",
  hidden: "هذا التقييم مخفي ريثما نراجع بلاغًا.",
};
