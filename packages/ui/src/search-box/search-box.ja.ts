import type { SearchBoxTexts } from "./search-box.tsx";

export const ja: SearchBoxTexts = {
  submitLabel: "検索",
  label: "会社を探す",
  suggestionsLabel: (_, written) => `候補${written}件`,
};
