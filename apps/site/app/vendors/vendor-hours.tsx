import { HoursList } from "@troth/ui/hours-list";
import { hoursGiven } from "@troth/ui/opening-hours";
import type { Vendor } from "../queries.ts";
import { lazyMessages } from "./lazy-messages.ts";

type VendorHoursProps = {
  vendor: Vendor;
  /** When the vendor was fetched, in ms since 1970. */
  now: number;
};

/** The week's opening hours, if any are known, and the dates that differ. */
export function VendorHours({ vendor: { openingHours, specialHours, timeZone }, now }: VendorHoursProps) {
  return hoursGiven(openingHours) ? (
    <HoursList
      collapsible
      value={openingHours}
      special={specialHours}
      now={now}
      timeZone={timeZone}
      note={lazyMessages.zone(timeZone)}
    />
  ) : null;
}
