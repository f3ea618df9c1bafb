import type { ErrorSummaryTexts } from "./error-summary.tsx";

export const ja: ErrorSummaryTexts = { title: (_, written) => `${written}か所の修正が必要です` };
