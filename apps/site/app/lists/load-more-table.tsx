import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { type ReactElement, useEffect, useRef } from "react";
import { QueryContent } from "../frame/query-content.tsx";
import type { ListPage } from "./list-query.ts";
import type { LoadMoreItems } from "./use-load-more-list.ts";

type LoadMoreTableProps<Page extends ListPage> = {
  list: LoadMoreItems<Page>;
  /** As for `LoadMoreList`. */
  words: { more: string; loading: string; failed: string };
  /** The table of what has loaded so far. */
  children: ReactElement;
};

/** A table, and a button that adds to it. The button may be gone with the last page: the focus goes to the first new row. */
export function LoadMoreTable<Page extends ListPage>({ list, words, children }: LoadMoreTableProps<Page>) {
  const root = useRef<HTMLDivElement>(null);
  const awaited = useRef<number | null>(null);
  const rows = () => root.current?.querySelectorAll("[data-slot=table-row]") ?? [];
  useEffect(() => {
    if (awaited.current === null) return;
    const row = rows()[awaited.current];
    if (!(row instanceof HTMLElement)) return;
    awaited.current = null;
    const control = row.querySelector<HTMLElement>("a, button, input");
    if (!control) row.tabIndex = -1;
    (control ?? row).focus();
  });
  return (
    <Stack gap={6} ref={root}>
      <QueryContent query={list.query} lines={8}>
        {() => children}
      </QueryContent>
      {list.next ? (
        <Stack className="items-center">
          <Button
            variant="outline"
            loading={list.isFetchingMore}
            loadingLabel={words.loading}
            onClick={() => {
              awaited.current = rows().length;
              list.showMore();
            }}
          >
            {list.isMoreFailed ? words.failed : words.more}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  );
}
