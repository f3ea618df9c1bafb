import type { BannerTexts } from "./banner.tsx";

export const ar: BannerTexts = { dismissLabel: "إخفاء" };
