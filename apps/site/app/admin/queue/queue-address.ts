// A case that was opened from a queue keeps in its address what the queue's says, so that the next one comes from there, too.
import { queueParams } from "./queue-params.ts";

/** What an address says about a queue, apart from how far down it is. */
const queueNames = ["tab", ...queueParams.names.filter((name) => name !== "cursor" && name !== "page")];

/** An address with what another one, given by its search, says about a queue. */
export function withQueue(path: string, search: string): string {
  const given = new URLSearchParams(search);
  const [pathname = "", own] = path.split("?");
  const params = new URLSearchParams(own);
  for (const name of queueNames) {
    const value = given.get(name);
    if (value) params.set(name, value);
  }
  return params.size > 0 ? `${pathname}?${params.toString()}` : pathname;
}
