import { reviews } from "../lib/counts.ja.ts";
import type { RatingSummaryTexts } from "./rating-summary.tsx";

export const ja: RatingSummaryTexts = {
  count: reviews,
  fresh: "新着",
  freshNote: (count, written) =>
    count === 0
      ? "口コミはまだありません。平均は三件から表示されます。"
      : `これまでに${reviews(count, written)}。平均は三件から表示されます。`,
  histogram: "星の数ごとの口コミ",
  row: (stars, count, written) => `星${stars}：${reviews(count, written)}`,
  aspects: "項目別",
};
