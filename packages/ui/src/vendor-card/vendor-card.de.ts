import { reviews } from "../lib/counts.de.ts";
import type { VendorCardTexts } from "./vendor-card.tsx";

export const de: VendorCardTexts = {
  newLabel: "Neu",
  verifiedLabel: "Geprüft",
  drawnMark: "Gezeichnet",
  drawnLabel: "Gezeichnet: noch keine Fotos",
  ratingLabel: (average, count, written) => `${average} von 5 Sternen, ${reviews(count, written)}`,
};
