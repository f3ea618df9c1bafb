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
  if (openTime === "00") return byAppointment ? words.byAppointment : words.notGiven;
  if (openTime === "00:00" && closeTime === "24:00") return words.allDay;
  return [{ openTime, closeTime }, ...intervals]
    .map((slot) => `${time(slot.openTime)} – ${time(slot.closeTime)}`)
    .join(", ");
}

/** Nothing is known of any day. */
export const hoursUnknown = (entries: readonly Entry[]): boolean =>
  entries.every(({ openTime, closed, byAppointment }) => openTime === "00" && !closed && !byAppointment);
