import type { DiffTexts } from "./diff.tsx";

export const ja: DiffTexts = {
  removed: "削除：",
  added: "追加：",
  end: "変更ここまで。",
  absent: "未記入",
  unchanged: (_, written) => `変更なし ${written}件`,
};
