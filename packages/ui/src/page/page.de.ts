import type { PageTexts } from "./skip-link.tsx";

export const de: PageTexts = { skipLabel: "Zum Inhalt" };
