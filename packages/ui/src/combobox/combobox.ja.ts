import type { ComboboxTexts } from "./combobox.tsx";

export const ja: ComboboxTexts = {
  open: "すべて表示",
  clear: "消去",
  remove: (label) => `${label}を外す`,
  chosen: (labels) => `選択中：${labels}`,
  added: (label) => `${label}を選びました`,
  removed: (label) => `${label}を外しました`,
  results: (_, written) => `候補${written}件`,
  none: (query) => `「${query}」は見つかりませんでした`,
  loading: "検索中…",
  failed: "一覧を取得できませんでした。",
  retry: "もう一度試す",
  use: (text) => `「${text}」を使う`,
};
