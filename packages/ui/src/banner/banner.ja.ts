import type { BannerTexts } from "./banner.tsx";

export const ja: BannerTexts = { dismissLabel: "閉じる" };
