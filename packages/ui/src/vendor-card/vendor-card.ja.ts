import { reviews } from "../lib/counts.ja.ts";
import type { VendorCardTexts } from "./vendor-card.tsx";

export const ja: VendorCardTexts = {
  newLabel: "新着",
  verifiedLabel: "確認済み",
  drawnMark: "イラスト",
  drawnLabel: "イラスト：写真はまだありません",
  ratingLabel: (average, count, written) => `5点満点中${average}点、${reviews(count, written)}`,
};
