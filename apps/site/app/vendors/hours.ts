import type { HoursListDay } from "@troth/ui/hours-list";
import { clockOf, time } from "../format.ts";
import type { Vendor } from "../queries.ts";
import { messages } from "./messages.ts";

type Entry = Vendor["openingHours"][number];

const words = messages.hours;

/** The week in words. `now` is when the vendor was fetched. */
export function weekOf(vendor: Pick<Vendor, "openingHours" | "timeZone">, now: number): HoursListDay[] {
  const today = clockOf(now, vendor.timeZone).day;
  return vendor.openingHours.map((entry) => {
    const label = labelOf(entry);
    return {
      day: entry.day,
      label,
      today: entry.day === today,
      muted: label === words.closed || label === words.notGiven,
    };
  });
}

function labelOf({ closed, byAppointment, openTime, closeTime, intervals = [] }: Entry): string {
  if (closed) return words.closed;
  if (byAppointment) return words.byAppointment;
  // As the API reads a day: half a pair tells nothing, and without its own times a day has no further ones.
  if (!isGiven({ openTime, closeTime })) return words.notGiven;
  if (openTime === closeTime || (openTime === "00:00" && closeTime === "24:00")) return words.allDay;
  return [{ openTime, closeTime }, ...intervals.filter(isGiven)]
    .map((slot) => `${time(slot.openTime)} – ${time(slot.closeTime)}`)
    .join(", ");
}

/** `00` is "not given", which is not midnight. */
const isGiven = ({ openTime, closeTime }: { openTime: string; closeTime: string }): boolean =>
  openTime !== "00" && closeTime !== "00";

/** Nothing is known of any day. */
export const hoursUnknown = (entries: readonly Entry[]): boolean =>
  entries.every((entry) => labelOf(entry) === words.notGiven);
