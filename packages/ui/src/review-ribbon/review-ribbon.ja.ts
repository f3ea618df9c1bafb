import type { ReviewRibbonTexts } from "./review-ribbon.tsx";

export const ja: ReviewRibbonTexts = {
  label: "年ごとの口コミ",
  reviews: (_, written) => `口コミ${written}件`,
  none: "口コミなし",
  withStars: (stars, _, written) => `星${stars}つが${written}件`,
  withReply: (_, written) => `返信あり${written}件`,
  removed: (_, written) => `削除${written}件`,
  starsKey: "星1〜5",
  replyKey: "返信あり",
  removedKey: "削除",
  year: "年",
  all: "口コミ",
  stars: (_, written) => `星${written}つ`,
  showTable: "表で見る",
  showChart: "グラフで見る",
};
