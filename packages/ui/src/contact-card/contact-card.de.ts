import type { ContactCardTexts } from "./contact-card.tsx";

export const de: ContactCardTexts = {
  title: "Kontakt",
  address: "Adresse",
  socials: "In sozialen Netzwerken",
  empty: "Noch keine Kontaktdaten.",
};
