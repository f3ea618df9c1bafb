import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router-dom";
import { usePersonId } from "../../account/profile/use-account.ts";
import type { ListPage, ListQuery } from "../../lists/list-query.ts";
import { useListParams } from "../../lists/use-list-params.ts";
import { dashboardTab } from "../paths.ts";
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
 * to the queue if it is empty.
 */
export function useNext<Page extends ListPage>({ id, tab, query, idOf, pathOf }: NextOptions<Page>): () => void {
  const personId = usePersonId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [state] = useListParams(queueParams);
  const { data } = useInfiniteQuery({ ...query(personId, state), enabled: personId !== "" });
  const ids = (data?.pages ?? []).flatMap((page) => page.items).map((item) => idOf(item));
  const after = ids.slice(ids.indexOf(id) + 1);
  const next = [...after, ...ids].find((other) => other !== id);
  return () => void navigate(withQueue(next === undefined ? dashboardTab(tab) : pathOf(next), search));
}
