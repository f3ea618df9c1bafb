// What a queue shows, as written in the dashboard's address.
import { listParams, oneOf, type StateOf, words } from "../../lists/params.ts";

export const queueParams = listParams({
  q: words(100),
  state: words(20),
  /** What it is narrowed to, such as what is alleged, or a category. */
  kind: words(80),
  sort: oneOf(["oldest", "newest"], "oldest"),
});

export type QueueState = StateOf<typeof queueParams>;
