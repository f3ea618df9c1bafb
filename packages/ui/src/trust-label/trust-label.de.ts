import type { TrustLabelTexts } from "./trust-label.tsx";

export const de: TrustLabelTexts = {
  invited: "Eingeladen",
  invitedMeans:
    "Der Anbieter hat uns die Adressen aller Kunden eines Zeitraums genannt, und wir haben sie alle eingeladen. Wer der Einladung gefolgt ist, verraten wir ihm nicht, und einen Vertrag haben wir nicht gesehen.",
  proof: "Buchung bestätigt",
  proofMeans:
    "Wir haben einen Vertrag, eine Rechnung oder Ähnliches gesehen, woraus hervorgeht, dass hier ein Kunde schreibt. Über das Geschriebene urteilen wir nicht.",
  means: "(was das bedeutet)",
  link: "Wie Bewertungen geprüft werden",
};
