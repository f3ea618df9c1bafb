import type { ServerErrorTemplateTexts } from "./server-error-template.tsx";

export const de: ServerErrorTemplateTexts = {
  title: "Ein Fehler ist aufgetreten",
  description: "Bitte versuchen Sie es später noch einmal",
  retryLabel: "Noch einmal versuchen",
};
