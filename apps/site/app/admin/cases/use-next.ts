import { useInfiniteQuery } from "@tanstack/react-query";
import { useToast } from "@troth/ui/toast";
import { useStore } from "jotai";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePersonId } from "../../account/profile/use-account.ts";
import type { ListPage, ListQuery } from "../../lists/list-query.ts";
import { useListParams } from "../../lists/use-list-params.ts";
import { queuePlaceAtom } from "../../state/queue-place.ts";
import { messages } from "../messages.ts";
import { dashboardTab } from "../paths.ts";
import { itemAfter } from "../queue/item-after.ts";
import { withQueue } from "../queue/queue-address.ts";
import { queueParams, type QueueState } from "../queue/queue-params.ts";
import type { TabName } from "../tabs.ts";

type NextOptions<Page extends ListPage> = {
  /** The id of what is on the page. */
  id: string;
  tab: TabName;
  query: (personId: string, state: QueueState) => ListQuery<Page>;
  idOf: (item: Page["items"][number]) => string;
  pathOf: (id: string) => string;
};

/**
 * Goes on to what comes after this in its queue, as the address filters and sorts it, or to the first if this was the last; back
 * to the queue if it is empty. It may have to load more of the queue first, and goes nowhere if the page is left meanwhile.
 */
export function useNext<Page extends ListPage>({ id, tab, query, idOf, pathOf }: NextOptions<Page>) {
  const personId = usePersonId();
  const navigate = useNavigate();
  const toast = useToast();
  const { search } = useLocation();
  const [state] = useListParams(queueParams);
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...query(personId, state),
    enabled: personId !== "",
  });
  const store = useStore();
  useEffect(() => {
    const ids = (data?.pages ?? []).flatMap((page) => page.items).map((item) => idOf(item));
    const at = ids.indexOf(id);
    if (at >= 0) store.set(queuePlaceAtom, { id, after: ids.slice(at + 1), before: ids.slice(0, at) });
    // Once it's gone, its place is still known.
    else if (store.get(queuePlaceAtom)?.id !== id) store.set(queuePlaceAtom, { id, after: [], before: [] });
  });
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return async (): Promise<void> => {
    try {
      const place = store.get(queuePlaceAtom) ?? { id };
      const next = await itemAfter(place, { data, hasNextPage, fetchNextPage }, idOf, () => isShown.current);
      if (isShown.current)
        await navigate(withQueue(next === undefined ? dashboardTab(tab) : pathOf(idOf(next)), search));
    } catch {
      if (isShown.current) toast({ title: messages.queue.failed, tone: "danger" });
    }
  };
}
