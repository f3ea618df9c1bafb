import type { FilterPanelTexts } from "./filter-panel.tsx";

export const ja: FilterPanelTexts = {
  title: "絞り込み",
  open: (active, written) => (active > 0 ? `絞り込み（${written}）` : "絞り込み"),
  clear: "すべて解除",
  apply: "結果を表示",
  more: "もっと見る",
  none: "なし",
};
