import { reviews } from "../lib/counts.ar.ts";
import type { VendorHeaderTexts } from "./vendor-header.tsx";

export const ar: VendorHeaderTexts = {
  countLabel: reviews,
  newLabel: (count, written) => (count > 0 ? `جديد · ${reviews(count, written)}` : "جديد · لا تقييمات بعد"),
};
