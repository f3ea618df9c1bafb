import { reviews } from "../lib/counts.ja.ts";
import type { VendorHeaderTexts } from "./vendor-header.tsx";

export const ja: VendorHeaderTexts = {
  countLabel: reviews,
  newLabel: (count, written) => (count > 0 ? `新着・${reviews(count, written)}` : "新着・口コミはまだありません"),
};
