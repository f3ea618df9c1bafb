// Which part of the record is shown, as the dashboard's address says it.
import type { Query } from "@troth/api-client";
import { listParams, type Param, type StateOf, words } from "../../lists/params.ts";

const matching = (pattern: RegExp): Param<string> => ({
  read: (params, name) => pattern.exec(params.get(name) ?? "")?.[0] ?? "",
  write: (text) => text,
});

/** A day, as the browser's own field writes it. */
const day: Param<string> = {
  read: (params, name) => {
    const text = params.get(name) ?? "";
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
  },
  write: (text) => text,
};

export const recordParams = listParams({
  /** What was done: `review:remove`; or to what: `review:`. */
  what: words(80),
  actor: matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  since: day,
  until: day,
});

export type RecordState = StateOf<typeof recordParams>;

/** What an address asks for, as the API takes it. */
export function filtersOf({ what, actor, since, until }: RecordState): Omit<Query<"exportModerationEvents">, "format"> {
  const [subject, action] = what.split(":");
  return {
    ...(subject && { subject }),
    ...(action && { action }),
    ...(actor && { actor }),
    ...(since && { since }),
    ...(until && { until }),
  };
}
