import { counted } from "../lib/counts.ar.ts";
import type { ErrorSummaryTexts } from "./error-summary.tsx";

export const ar: ErrorSummaryTexts = {
  title: (count, written) =>
    counted(count, written, {
      zero: "لا شيء يحتاج إلى تصحيح",
      one: "أمر واحد يحتاج إلى تصحيح",
      two: "أمران يحتاجان إلى تصحيح",
      few: "أمور تحتاج إلى تصحيح",
      many: "أمرًا يحتاج إلى تصحيح",
      other: "أمر يحتاج إلى تصحيح",
    }),
};
