import type { PaginationTexts } from "./pagination.tsx";

export const de: PaginationTexts = {
  label: "Seiten",
  previous: "Zurück",
  next: "Weiter",
  page: (page) => `Seite ${page}`,
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
};
