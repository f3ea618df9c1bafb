// How every list on the site grows: page by page, by cursor, in place.
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { ListPage, ListQuery } from "./list-query.ts";
import { entryOf, loadListPosition, saveListPosition, type ListPosition } from "./list-position.ts";

export type LoadMoreItems<Page extends ListPage> = {
  /** Undefined until it has loaded. */
  firstPage: Page | undefined;
  items: readonly Page["items"][number][];
  /** The cursor of the next page; empty at the end. */
  next: string;
  /** Fetches the next page. The focus then goes to its first item, because the button that was pressed may be gone. */
  showMore: () => void;
  isFetchingMore: boolean;
  isMoreFailed: boolean;
  /** The element that holds the items, one element each. */
  root: RefObject<HTMLUListElement | null>;
  query: UseInfiniteQueryResult<InfiniteData<Page>>;
};

/**
 * A list that grows in place: `useLoadMoreList(favouritesQuery(personId))`, shown by `LoadMoreList`. People who come back to
 * it, or reload it, find as many pages and the same scroll position.
 *
 * @param enabled Whether it is known yet whose list it is. Default `true`.
 */
export function useLoadMoreList<Page extends ListPage>(options: ListQuery<Page>, enabled = true): LoadMoreItems<Page> {
  const query = useInfiniteQuery({ ...options, enabled });
  const { data, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const pages = data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const next = pages.at(-1)?.nextCursor ?? "";
  const entry = entryOf(useLocation());

  const root = useRef<HTMLUListElement>(null);
  const awaited = useRef<{ entry: string; at: number } | null>(null);
  useEffect(() => {
    const { current } = awaited;
    if (!current) return;
    const item = root.current?.children[current.at];
    if (!(item instanceof HTMLElement)) return;
    awaited.current = null;
    if (current.entry !== entry) return;
    item.tabIndex = -1;
    item.focus({ preventScroll: true });
  });

  const fetchMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  useScrollRestoration(entry, pages.length, next === "" || isFetchNextPageError ? null : fetchMore);

  return {
    firstPage: pages[0],
    items,
    next,
    showMore: () => {
      if (isFetchingNextPage) return;
      // What is shown may be less than what has loaded.
      awaited.current = { entry, at: root.current?.children.length ?? 0 };
      fetchMore();
    },
    isFetchingMore: isFetchingNextPage,
    isMoreFailed: isFetchNextPageError,
    root,
    query,
  };
}

/**
 * Fetches as many pages as there were, and scrolls to the same position; `fetchMore` is null when there are no more.
 */
function useScrollRestoration(entry: string, pages: number, fetchMore: (() => void) | null): void {
  const back = useRef<{ entry: string; seen: ListPosition | null; from: number } | null>(null);
  useEffect(() => {
    if (back.current?.entry !== entry) back.current = { entry, seen: loadListPosition(entry), from: window.scrollY };
    const { seen, from } = back.current;
    if (!seen || pages === 0) return undefined;
    // What lies below the list is in view until its pages are back, and the browser would scroll along with it.
    const { style } = document.documentElement;
    style.overflowAnchor = "none";
    const release = () => void (style.overflowAnchor = "");
    if (pages < seen.pages && fetchMore) fetchMore();
    else {
      back.current.seen = null;
      // Unless they have scrolled elsewhere meanwhile.
      if (window.scrollY === from) window.scrollTo(0, seen.scroll);
      window.addEventListener("scroll", release, { once: true });
    }
    return release;
  }, [entry, pages, fetchMore]);

  // Before another page takes its place, and before the document unloads.
  useLayoutEffect(() => {
    if (pages === 0) return;
    const keep = () => saveListPosition(entry, { pages, scroll: window.scrollY });
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [entry, pages]);
}
