import type { StarInputTexts } from "./star-input.tsx";

export const ja: StarInputTexts = {
  names: ["ひどい", "いまひとつ", "普通", "良い", "素晴らしい"],
  optionLabel: (stars, name) => `星${stars}：${name}`,
  clearLabel: "取り消す",
  clearedLabel: "星は付けられていません",
};
