import type { ErrorSummaryTexts } from "./error-summary.tsx";

export const de: ErrorSummaryTexts = {
  title: (count, written) =>
    count === 1 ? "Eine Angabe ist zu berichtigen" : `${written} Angaben sind zu berichtigen`,
};
