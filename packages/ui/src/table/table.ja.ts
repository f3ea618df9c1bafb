import type { TableTexts } from "./table.tsx";

export const ja: TableTexts = {
  select: (name) => `${name}を選択`,
  selectAll: "すべて選択",
  selected: (_, written) => `${written}件を選択中`,
  clear: "選択を解除",
  loading: "読み込み中",
  empty: "何もありません",
};
