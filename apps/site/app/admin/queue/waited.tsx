import { date } from "../../dates.ts";
import { durationSince } from "../duration.ts";

/** For how long something has waited, with the date for whoever points at it. */
export function Waited({ since }: { since: string }) {
  return (
    <time dateTime={since} title={date(since)}>
      {durationSince(since)}
    </time>
  );
}
