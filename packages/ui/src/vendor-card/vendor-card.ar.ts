import { figure, reviews } from "../lib/counts.ar.ts";
import type { VendorCardTexts } from "./vendor-card.tsx";

export const ar: VendorCardTexts = {
  newLabel: "جديد",
  verifiedLabel: "موثَّق",
  drawnMark: "رسم",
  drawnLabel: "رسم: لا صور بعد",
  ratingLabel: (average, count, written) => `التقييم ${average} من ${figure(5)}، ${reviews(count, written)}`,
};
