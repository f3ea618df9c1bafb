import type { ReviewCardTexts } from "./review-card.tsx";

export const ja: ReviewCardTexts = {
  more: "続きを読む",
  less: "折りたたむ",
  edited: (date) => `${date}に編集`,
  aspects: "項目別",
  reply: (name) => `${name}からの返信`,
  held: "まだ公開されていません。確認中です。",
  hidden: "この口コミは、報告を確認するあいだ非表示にしています。",
};
