import type { PaginationTexts } from "./pagination.tsx";

export const ja: PaginationTexts = {
  label: "ページ",
  previous: "前へ",
  next: "次へ",
  page: (page) => `${page}ページ`,
  pageOf: (page, pages) => `${pages}ページ中${page}ページ`,
};
