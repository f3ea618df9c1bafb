import type { FavouriteButtonTexts } from "./favourite-button.tsx";

export const ja: FavouriteButtonTexts = {
  label: (name) => `保存：${name}`,
  save: "保存",
  count: (_, written) => `（${written}人が保存）`,
};
