import type { FileUploadTexts } from "./file-upload.tsx";

export const ja: FileUploadTexts = {
  choose: () => "ファイルを選ぶ",
  drop: "またはここにドロップ、貼り付け",
  dropNow: "放すと追加されます",
  full: "これ以上は追加できません",
  optional: "任意",
  kinds: (kinds) => kinds,
  maxSize: (size) => `1件${size}まで`,
  maxPixels: (megapixels) => `${megapixels}メガピクセルまで`,
  maxCount: (count) => `${count}件まで`,
  wrongKind: (name, kinds) =>
    kinds ? `${name}は対応していない形式です。${kinds}を選んでください。` : `${name}は対応していない形式です。`,
  tooLarge: (name, size, most) => `${name}は${size}あります。${most}以下のものを選んでください。`,
  empty: (name) => `${name}は空です。もう一度選ぶか、別のものを選んでください。`,
  twice: (name) => `${name}はすでにあります。`,
  tooMany: (name, most) => `${name}は追加できません。${most}件までです。先にほかのものを削除してください。`,
  unreadable: (name) =>
    `${name}は写真として開けません。ファイルが壊れている可能性があります。別のファイルを選んでください。`,
  tooManyPixels: (name, most) => `${name}は大きすぎます。${most}メガピクセル以下のものを選んでください。`,
  dismiss: (name) => `閉じる：${name}`,
  waiting: "待機中",
  uploading: (name) => `${name}をアップロード中`,
  done: "アップロード済み",
  failed: "届きませんでした。もう一度お試しください。",
  cancel: (name) => `${name}を中止`,
  retry: "もう一度",
  retryOf: (name) => `（${name}）`,
  remove: (name) => `${name}を削除`,
  removed: (name) => `${name}を削除しました。`,
  undo: "元に戻す",
  summary: (done, total, failed) => `${total}件中${done}件アップロード済み${failed > 0 ? `、${failed}件失敗` : ""}`,
};
