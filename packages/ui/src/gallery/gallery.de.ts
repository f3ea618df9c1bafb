import type { GalleryTexts } from "./gallery.tsx";

export const de: GalleryTexts = {
  open: (position, total, alt) => `Bild ${position} von ${total}${alt ? `: ${alt}` : ""}`,
  all: (total) => `Alle ${total} Bilder`,
  position: (position, total) => `${position} von ${total}`,
  drawn: "Gezeichnet: noch keine Fotos",
  previous: "Vorheriges Bild",
  next: "Nächstes Bild",
  close: "Schließen",
};
