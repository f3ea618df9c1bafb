import type { Schemas } from "@troth/api-client";
import { shownTime, wordOpenState } from "@troth/ui/opening-hours";

export type OpenStatus = NonNullable<ReturnType<typeof wordOpenState>>;

/**
 * Whether a vendor is open, by its own clock. `now` is when the answer was given; with `long` it also says until when.
 */
export function openStatus(
  { state, until, opensAt }: Schemas["OpenState"],
  timeZone: string,
  now: number,
  long = false,
): OpenStatus | undefined {
  const at = opensAt ?? (long ? until : null);
  return wordOpenState({ state, change: at ? shownTime(at, timeZone, now) : undefined });
}
