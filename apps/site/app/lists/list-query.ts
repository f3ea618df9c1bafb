import type { TrothClient } from "@troth/api-client";
import { type InfiniteData, infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";
import { apiOf } from "../visit.ts";

/** A page as the API returns it. */
export type ListPage = { items: readonly unknown[]; nextCursor: string | null };

export type ListQuery<Page extends ListPage> = ReturnType<typeof listQuery<Page>>;

type Fetch<Page> = (api: TrothClient, cursor: { cursor?: string }, signal: AbortSignal) => Promise<Page>;

/**
 * A list that continues by cursor, for `useLoadMoreList` and for fetching ahead:
 *
 * ```ts
 * export const favouritesQuery = (personId: string) =>
 *   listQuery(["listFavourites", personId], (api, cursor, signal) => api.listFavourites({ query: cursor, signal }));
 * ```
 *
 * @param key Starts with the operation's id.
 * @param from The cursor of its first page, if the address has one.
 */
export function listQuery<Page extends ListPage>(key: QueryKey, fetch: Fetch<Page>, from = "") {
  return infiniteQueryOptions<Page, Error, InfiniteData<Page>, QueryKey, string>({
    queryKey: [...key, from],
    queryFn: ({ client, signal, pageParam }) => fetch(apiOf(client), pageParam ? { cursor: pageParam } : {}, signal),
    initialPageParam: from,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
