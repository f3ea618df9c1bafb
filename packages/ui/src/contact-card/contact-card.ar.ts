import type { ContactCardTexts } from "./contact-card.tsx";

export const ar: ContactCardTexts = {
  title: "التواصل",
  address: "العنوان",
  socials: "على شبكات التواصل",
  empty: "لا توجد بيانات تواصل بعد.",
};
