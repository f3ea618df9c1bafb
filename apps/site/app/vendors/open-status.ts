import type { Schemas } from "@troth/api-client";
import { clockOf } from "../format.ts";
import { messages } from "./messages.ts";

type OpenState = Schemas["OpenState"];

export type OpenStatus = { tone: "open" | "closed" | "neutral"; label: string };

/** Whether a vendor is open, in words and by its own clock. `now` is when the answer was given. */
export function openStatus(
  { state, until, opensAt }: OpenState,
  timeZone: string,
  now: number,
  long = false,
): OpenStatus | undefined {
  const words = messages.open;
  switch (state) {
    case "open":
      return { tone: "open", label: long && until ? words.until(clockOf(until, timeZone).time) : words.now };
    case "open-24h":
      return { tone: "open", label: words.allDay };
    case "by-appointment":
      return { tone: "neutral", label: words.byAppointment };
    case "closed": {
      if (!opensAt) return { tone: "closed", label: words.closed };
      const next = clockOf(opensAt, timeZone);
      const today = next.date === clockOf(now, timeZone).date;
      return { tone: "closed", label: words.opens(today ? next.time : `${next.day.slice(0, 3)} ${next.time}`) };
    }
    case "not-given":
      return undefined;
  }
}
