import { reviews } from "../lib/counts.de.ts";
import type { RatingSummaryTexts } from "./rating-summary.tsx";

export const de: RatingSummaryTexts = {
  count: reviews,
  fresh: "Neu",
  freshNote: (count, written) =>
    count === 0
      ? "Noch keine Bewertungen. Ein Mittelwert steht hier ab drei."
      : `Bisher ${reviews(count, written)}. Ein Mittelwert steht hier ab drei.`,
  histogram: "Bewertungen nach Sternen",
  row: (stars, count, written) => `${stars} ${stars === 1 ? "Stern" : "Sterne"}: ${reviews(count, written)}`,
  aspects: "Nach Gesichtspunkten",
};
