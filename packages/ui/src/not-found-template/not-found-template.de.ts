import type { NotFoundTemplateTexts } from "./not-found-template.tsx";

export const de: NotFoundTemplateTexts = {
  title: "Hoppla! Diese Seite finden wir nicht.",
  homeLabel: "Zur Startseite",
};
