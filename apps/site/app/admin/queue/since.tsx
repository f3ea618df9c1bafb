import { ago, date } from "../../dates.ts";

/** How long ago something was, with the date for whoever points at it. */
export function Since({ at }: { at: string }) {
  return (
    <time dateTime={at} title={date(at)}>
      {ago(at)}
    </time>
  );
}
