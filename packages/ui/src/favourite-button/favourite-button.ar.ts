import type { FavouriteButtonTexts } from "./favourite-button.tsx";

export const ar: FavouriteButtonTexts = {
  label: (name) => `حفظ ${name}`,
  save: "حفظ",
  count: (_, written) => `(مرات الحفظ: ${written})`,
};
