import type { DiffTexts } from "./diff.tsx";

export const ar: DiffTexts = {
  removed: "حُذف:",
  added: "أُضيف:",
  end: "نهاية التغيير.",
  absent: "غير مذكور",
  unchanged: (_, written) => `بلا تغيير: ${written}`,
};
