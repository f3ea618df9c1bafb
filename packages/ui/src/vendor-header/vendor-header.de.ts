import { reviews } from "../lib/counts.de.ts";
import type { VendorHeaderTexts } from "./vendor-header.tsx";

export const de: VendorHeaderTexts = {
  countLabel: reviews,
  newLabel: (count, written) => (count > 0 ? `Neu · ${reviews(count, written)}` : "Neu · noch keine Bewertungen"),
};
