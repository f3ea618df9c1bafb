import type { FooterTexts } from "./footer.tsx";

export const de: FooterTexts = { socialsLabel: "Anderswo zu finden" };
