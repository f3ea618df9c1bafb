import type { ReviewCardTexts } from "./review-card.tsx";

export const de: ReviewCardTexts = {
  more: "Mehr lesen",
  less: "Weniger",
  edited: (date) => `Bearbeitet am ${date}`,
  aspects: "Nach Gesichtspunkten",
  reply: (name) => `Antwort von ${name}`,
  held: "Noch nicht öffentlich: Wir prüfen sie gerade.",
  hidden: "Diese Bewertung ist verborgen, während wir eine Meldung prüfen.",
};
