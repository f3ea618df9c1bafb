import type { ContactCardTexts } from "./contact-card.tsx";

export const ja: ContactCardTexts = {
  title: "連絡先",
  address: "住所",
  socials: "ソーシャルネットワーク",
  empty: "連絡先はまだありません。",
};
