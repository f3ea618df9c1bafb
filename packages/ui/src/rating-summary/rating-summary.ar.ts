import { figure, reviews } from "../lib/counts.ar.ts";
import type { RatingSummaryTexts } from "./rating-summary.tsx";

export const ar: RatingSummaryTexts = {
  count: reviews,
  fresh: "جديد",
  freshNote: (count, written) => `${reviews(count, written)} حتى الآن. يظهر المتوسط ابتداءً من ثلاثة.`,
  histogram: "التقييمات حسب النجوم",
  row: (stars, count, written) => `عدد النجوم ${figure(stars)}: ${reviews(count, written)}`,
  aspects: "حسب الجانب",
};
