import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ListPage } from "../../lists/list-query.ts";

type Loaded<Page extends ListPage> = Pick<
  UseInfiniteQueryResult<InfiniteData<Page>>,
  "data" | "hasNextPage" | "fetchNextPage"
>;

/**
 * What comes after this in its list, or the first if it was the last. Fetches page after page until that is known.
 *
 * @param place Its id, and the ids of what is known to have come after and before it, in case it has left the list.
 * @param isWanted Whether to go on with that. By default, in any case.
 * @throws if a page can't be fetched
 */
export async function itemAfter<Page extends ListPage>(
  { id, after = [], before = [] }: { id: string; after?: readonly string[]; before?: readonly string[] },
  list: Loaded<Page>,
  idOf: (item: Page["items"][number]) => string,
  isWanted = () => true,
): Promise<Page["items"][number] | undefined> {
  let { data, hasNextPage } = list;
  let seenAt = -1;
  for (;;) {
    const items = (data?.pages ?? []).flatMap((page): Page["items"] => page.items);
    const at = items.findIndex((item) => idOf(item) === id);
    if (at >= 0) seenAt = at;
    const from = items.findLastIndex((item) => before.includes(idOf(item)));
    // If it leaves the list meanwhile, what comes after it moves up into its place.
    const next =
      at >= 0
        ? items[at + 1]
        : (items[seenAt] ??
          items.find((item) => after.includes(idOf(item))) ??
          // Of what came before it, the last one has what came after it behind itself now.
          (from >= 0 ? items[from + 1] : undefined));
    if (next !== undefined) return next;
    if (!isWanted()) return undefined;
    if (data && !hasNextPage) return items.find((item) => idOf(item) !== id);
    // Not in place of a fetch that is under way: that one may be about to take out what has been decided.
    ({ data, hasNextPage } = await list.fetchNextPage({ cancelRefetch: false, throwOnError: true }));
  }
}
