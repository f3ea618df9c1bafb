import type { FooterTexts } from "./footer.tsx";

export const ar: FooterTexts = { socialsLabel: "تجدنا أيضًا على" };
