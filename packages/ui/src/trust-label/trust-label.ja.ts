import type { TrustLabelTexts } from "./trust-label.tsx";

export const ja: TrustLabelTexts = {
  invited: "招待された利用者",
  invitedMeans:
    "事業者が一定期間のすべての利用者の連絡先を申告し、その全員を招待しました。誰が招待に応じたかを事業者に伝えることはなく、契約書は確認していません。",
  proof: "予約を確認済み",
  proofMeans:
    "投稿者が利用者であったことを示す契約書または請求書を確認しました。投稿の内容については判断していません。",
  means: "（意味を見る）",
  link: "口コミの確認方法",
};
