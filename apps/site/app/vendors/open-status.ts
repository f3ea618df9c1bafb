import type { Schemas } from "@troth/api-client";
import { clockOf } from "@troth/ui/dates";
import { wordOpenState } from "@troth/ui/opening-hours";

export type OpenStatus = NonNullable<ReturnType<typeof wordOpenState>>;

/** Whether a vendor is open, in words and by its own clock. `now` is when the answer was given; `long` says until when, too. */
export function openStatus(
  { state, until, opensAt }: Schemas["OpenState"],
  timeZone: string,
  now: number,
  long = false,
): OpenStatus | undefined {
  const at = opensAt ?? (long ? until : null);
  const change = at ? clockOf(at, timeZone) : undefined;
  // Whether it is today is all that the words ask.
  const daysAhead = change?.date === clockOf(now, timeZone).date ? 0 : 1;
  return wordOpenState({ state, change: change && { ...change, daysAhead } });
}
