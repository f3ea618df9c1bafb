import type { PaginationTexts } from "./pagination.tsx";

export const ar: PaginationTexts = {
  label: "الصفحات",
  previous: "السابق",
  next: "التالي",
  page: (page) => `الصفحة ${page}`,
  pageOf: (page, pages) => `الصفحة ${page} من ${pages}`,
};
