import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { usePersonId } from "../../account/profile/use-account.ts";
import type { ListPage, ListQuery } from "../../lists/list-query.ts";
import { dashboardTab } from "../paths.ts";
import type { QueueState } from "../queue/queue-params.ts";
import type { TabName } from "../tabs.ts";

/** The queue as it is at first: what has waited longest comes first. */
const wholeQueue: QueueState = { q: "", state: "", sort: "oldest", cursor: "", page: 1 };

type NextOptions<Page extends ListPage> = {
  /** The id of what is on the page. */
  id: string;
  tab: TabName;
  query: (personId: string, state: QueueState) => ListQuery<Page>;
  idOf: (item: Page["items"][number]) => string;
  pathOf: (id: string) => string;
};

/** Goes on to what comes after this in its queue, or to the first if this was the last; back to the queue if it is empty. */
export function useNext<Page extends ListPage>({ id, tab, query, idOf, pathOf }: NextOptions<Page>): () => void {
  const personId = usePersonId();
  const navigate = useNavigate();
  const { data } = useInfiniteQuery({ ...query(personId, wholeQueue), enabled: personId !== "" });
  const ids = (data?.pages ?? []).flatMap((page) => page.items).map((item) => idOf(item));
  const after = ids.slice(ids.indexOf(id) + 1);
  const next = [...after, ...ids].find((other) => other !== id);
  return () => void navigate(next === undefined ? dashboardTab(tab) : pathOf(next));
}
