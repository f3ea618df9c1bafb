import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { Link } from "react-router-dom";
import { QueryContent } from "../frame/query-content.tsx";
import type { ListPage } from "./list-query.ts";
import type { LoadMoreItems } from "./use-load-more-list.ts";

type LoadMoreListProps<Page extends ListPage> = {
  list: LoadMoreItems<Page>;
  /** The address of the same page from a cursor onwards: the way to see more without script. */
  to: (change: { cursor: string }) => string;
  words: {
    /** "Show more reviews". */
    more: string;
    /** While they load. */
    loading: string;
    /** When they could not be loaded. */
    failed: string;
  };
  /** In place of an empty list. */
  empty: ReactNode;
  /** The element around the items, such as a grid: takes the list, and returns it with its looks. */
  renderList?: (list: ReactElement) => ReactNode;
  className?: string;
  itemClassName?: string;
  /** What tells one item from the others. */
  keyOf: (item: Page["items"][number]) => string;
  children: (item: Page["items"][number]) => ReactNode;
};

/** Items, and a way to see more: a link that works without script, and with script adds to the list in place. */
export function LoadMoreList<Page extends ListPage>({
  list,
  to,
  words,
  empty,
  renderList = (list) => list,
  className,
  itemClassName,
  keyOf,
  children,
}: LoadMoreListProps<Page>) {
  const { items, next, showMore, isFetchingMore, isMoreFailed, root, query } = list;
  const onClick = (event: MouseEvent) => {
    // With a modifier key it opens another tab or window, which is the link's own work.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    showMore();
  };
  return (
    <QueryContent query={query}>
      {() =>
        items.length === 0 ? (
          empty
        ) : (
          <>
            {renderList(
              <ul ref={root} className={className}>
                {items.map((item) => (
                  <li key={keyOf(item)} className={itemClassName}>
                    {children(item)}
                  </li>
                ))}
              </ul>,
            )}
            {isMoreFailed ? (
              <Banner tone="danger" live>
                {words.failed}
              </Banner>
            ) : null}
            {next ? (
              <Stack className="mt-4 items-center">
                <Button asChild variant="outline" loading={isFetchingMore} loadingLabel={words.loading}>
                  <Link to={to({ cursor: next })} preventScrollReset onClick={onClick}>
                    {words.more}
                  </Link>
                </Button>
              </Stack>
            ) : null}
          </>
        )
      }
    </QueryContent>
  );
}
