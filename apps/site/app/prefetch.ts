// The one place for fetching ahead. A page lists its queries once; the same function is its `loader` (on the server:
// fetch, and send along with the page) and its `clientLoader` (in the browser: fetch from the API into the cache; our
// own server is not asked).
import { ApiProblem } from "@troth/api-client";
import type { QueryClient } from "@tanstack/react-query";
import { data, redirect, type Params, type RouterContextProvider } from "react-router-dom";
import { visitContext } from "./visit.ts";

type Args = { params: Params; request: Request; context: Readonly<RouterContextProvider> };

/**
 * A route's `handle`: the address parameters that its page reads. The server ignores all others, and renders one page
 * for all addresses that differ only in those.
 */
export type Reads = { reads: readonly string[] };

/** Fills the cache; may throw a redirect. */
type Fetches = (client: QueryClient, params: Params, url: URL) => Promise<unknown> | Promise<unknown>[];

export function prefetch(fetches: Fetches) {
  return async ({ params, request, context }: Args): Promise<null> => {
    const { queryClient } = context.get(visitContext);
    const url = new URL(request.url);
    try {
      const running = fetches(queryClient, params, url);
      await (Array.isArray(running) ? Promise.all(running) : running);
    } catch (error) {
      // A cursor that is too old, or from another search: start the list at its first page.
      if (error instanceof ApiProblem && error.status === 400 && url.searchParams.has("cursor"))
        throw redirect(withoutCursor(url));
      // What doesn't exist and what cannot exist get the same page. A vendor may have moved, or be gone for good.
      if (error instanceof ApiProblem && [400, 404, 410].includes(error.status))
        throw error.vendorId
          ? redirect(url.pathname.replace(params["id"]!, error.vendorId), 301)
          : data(null, { status: error.status === 410 ? 410 : 404 });
      throw error;
    }
    // The data is in the query cache, which the server sends along with the page, beside what the router sends
    // (page-data.ts).
    return null;
  };
}

function withoutCursor({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete("cursor");
  params.delete("page");
  return pathname + (params.size > 0 ? `?${params.toString()}` : "");
}
