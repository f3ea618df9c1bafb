import { ApiProblem, NetworkError } from "@troth/api-client";
import { onlineManager } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { prefetch } from "./prefetch.ts";
import { categoriesQuery } from "./queries.ts";
import { createVisit, routerContext } from "./visit.ts";
import { settings } from "./visit.specimen.ts";

const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });

const load = (address: string, status: number, given: { vendorId?: string } = {}) =>
  prefetch(() => Promise.reject(new ApiProblem({ type: "about:blank", title: "No", status, ...given })))({
    params: { id: "1" },
    request: new Request(`https://troth.example${address}`),
    context: routerContext(visit),
  }).catch((thrown: unknown) => thrown);

test("a cursor that the API refuses leads to the first page of the same list", async () => {
  const answer = (await load("/search?q=a&cursor=stale&page=3", 400)) as Response;
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/search?q=a"]);
  expect(((await load("/vendor/detail/vendordetail/1?cursor=x", 400)) as Response).headers.get("location")).toBe(
    "/vendor/detail/vendordetail/1",
  );
});

test("a page that doesn't or cannot exist is the 404 page; an error stays an error", async () => {
  for (const status of [400, 404])
    expect(await load("/vendor/detail/vendordetail/1", status)).toMatchObject({ init: { status: 404 } });
  expect(await load("/vendor/detail/vendordetail/1?cursor=x", 404)).toMatchObject({ init: { status: 404 } });
  expect(await load("/search?cursor=x", 500)).toMatchObject({ status: 500 });
});

test("a listing that was merged leads to the one it was merged into, for good; one that was taken down says so", async () => {
  const moved = (await load("/vendor/detail/vendordetail/1?cursor=x", 410, { vendorId: "2" })) as Response;
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/vendor/detail/vendordetail/2"]);
  expect(await load("/vendor/detail/vendordetail/1", 410)).toMatchObject({ init: { status: 410 } });
});

test("without a connection, data that isn't cached fails straight away so that the page can say so; cached data is used", async () => {
  onlineManager.setOnline(false);
  try {
    const { queryClient } = createVisit({
      settings,
      client: { baseUrl: "https://api.example", fetch: () => Promise.reject(new TypeError("No connection")) },
    });
    await expect(queryClient.ensureQueryData(categoriesQuery())).rejects.toBeInstanceOf(NetworkError);
    queryClient.setQueryData(categoriesQuery().queryKey, []);
    expect(await queryClient.ensureQueryData(categoriesQuery())).toEqual([]);
  } finally {
    onlineManager.setOnline(true);
  }
});
