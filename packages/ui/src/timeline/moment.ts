import { dateFormat } from "../lib/dates.ts";

/** "21 Nov 2026, 14:03 UTC" for a moment, on the clock of a place. */
export const formatMoment = (moment: string | number | Date, locale: string, timeZone = "UTC"): string =>
  dateFormat(locale, {
    timeZone,
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(moment));
