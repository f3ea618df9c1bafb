import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { favouritesQuery } from "../queries.ts";
import { vendor } from "../vendors/vendor.specimen.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { vendorsQuery } from "./list-queries.ts";

/** Answers with the vendor, or with the problem of this status. */
const compare = (ids: Record<string, number>) => {
  const fetch = async (input: RequestInfo | URL) => {
    const id = new URL(new Request(input).url).pathname.split("/").at(-1)!;
    const status = ids[id]!;
    if (status === 200) return Response.json({ ...vendor, id });
    return Response.json(
      { type: "about:blank", title: "No", status },
      { status, headers: { "content-type": "application/problem+json" } },
    );
  };
  const { queryClient } = createVisit({ settings, client: { baseUrl: "https://api.example", fetch } });
  return queryClient.fetchQuery(vendorsQuery(Object.keys(ids))).then((vendors) => vendors.map(({ id }) => id));
};

test("vendors that don't exist or were taken down are left out of a comparison; without an answer there is none", async () => {
  expect(await compare({ here: 200, absent: 404, gone: 410 })).toEqual(["here"]);
  await expect(compare({ here: 200, later: 503 })).rejects.toMatchObject({ status: 503 });
});

test("favourites are still there when nothing has shown them for hours, since they may be opened without a connection", async () => {
  vi.useFakeTimers();
  try {
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: 60_000 } } });
    const page = { items: [], nextCursor: null, vendorIds: [], elsewhereIds: [] };
    const of = (personId: string) => ({ ...favouritesQuery(personId), queryFn: async () => page });
    await client.fetchInfiniteQuery(of("ana"));
    await vi.advanceTimersByTimeAsync(3 * 3_600_000);
    expect(client.getQueryData(of("ana").queryKey)).toMatchObject({ pages: [page] });
  } finally {
    vi.useRealTimers();
  }
});
