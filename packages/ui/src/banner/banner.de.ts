import type { BannerTexts } from "./banner.tsx";

export const de: BannerTexts = { dismissLabel: "Ausblenden" };
