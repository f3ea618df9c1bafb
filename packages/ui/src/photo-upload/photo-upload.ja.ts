import type { PhotoUploadTexts } from "./photo-upload.tsx";

export const ja: PhotoUploadTexts = {
  choose: () => "写真を選ぶ",
  cover: "表紙",
  makeCover: "表紙にする",
  coverOf: (name) => `（${name}）`,
  earlier: (name) => `${name}を前へ`,
  later: (name) => `${name}を後ろへ`,
  moved: (name, place, total) => `${name}は${total}枚中${place}番目になりました。`,
  caption: (name) => `${name}の説明`,
  captionHint: "何が写っていますか？",
  noPreview: "プレビューなし",
  loading: "写真を読み込んでいます",
};
