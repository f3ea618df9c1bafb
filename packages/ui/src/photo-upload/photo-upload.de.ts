import type { PhotoUploadTexts } from "./photo-upload.tsx";

export const de: PhotoUploadTexts = {
  choose: (many) => (many ? "Fotos wählen" : "Foto wählen"),
  cover: "Titelbild",
  makeCover: "Als Titelbild",
  coverOf: (name) => `(${name})`,
  earlier: (name) => `${name} nach vorn`,
  later: (name) => `${name} nach hinten`,
  moved: (name, place, total) => `${name} ist jetzt ${place} von ${total}.`,
  caption: (name) => `Was ${name} zeigt`,
  captionHint: "Was ist zu sehen?",
  noPreview: "Keine Vorschau",
  loading: "Ihre Fotos werden geholt",
};
