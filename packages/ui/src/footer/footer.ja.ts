import type { FooterTexts } from "./footer.tsx";

export const ja: FooterTexts = { socialsLabel: "ほかの場所でも" };
