import type { ReviewRibbonTexts } from "./review-ribbon.tsx";

export const de: ReviewRibbonTexts = {
  label: "Bewertungen Jahr für Jahr",
  reviews: (count, written) => `${written} ${count === 1 ? "Bewertung" : "Bewertungen"}`,
  none: "Keine Bewertungen",
  withStars: (stars, _, written) => `${written} mit ${stars} ${stars === 1 ? "Stern" : "Sternen"}`,
  withReply: (_, written) => `${written} mit Antwort`,
  removed: (_, written) => `${written} entfernt`,
  starsKey: "1 bis 5 Sterne",
  replyKey: "Mit Antwort",
  removedKey: "Entfernt",
  year: "Jahr",
  all: "Bewertungen",
  stars: (stars, written) => `${written} ${stars === 1 ? "Stern" : "Sterne"}`,
  showTable: "Als Tabelle zeigen",
  showChart: "Als Diagramm zeigen",
};
