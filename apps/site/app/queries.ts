// What pages ask the API for, each with its cache key.
import type { Query, Schemas } from "@troth/api-client";
import { queryOptions } from "@tanstack/react-query";
import { listQuery } from "./lists/list-query.ts";
import { apiOf } from "./visit.ts";

export type Vendor = Schemas["Vendor"];
export type VendorSummary = Schemas["VendorSummary"];
export type Review = Schemas["Review"];
export type Category = Schemas["Category"];

export type Account = Schemas["Account"];

export type VendorQuery = Query<"searchVendors">;
export type ReviewQuery = Query<"listReviews">;

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ["listCategories"],
    queryFn: async ({ client, signal }) => (await apiOf(client).listCategories({ signal })).items,
    staleTime: 300_000,
  });

export const vendorsQuery = (query: VendorQuery) =>
  queryOptions({
    queryKey: ["searchVendors", query],
    queryFn: ({ client, signal }) => apiOf(client).searchVendors({ query, signal }),
  });

export const vendorQuery = (id: string) =>
  queryOptions({
    queryKey: ["getVendor", id],
    queryFn: ({ client, signal }) => apiOf(client).getVendor({ path: { id }, signal }),
  });

export const reviewsQuery = (id: string, { cursor, ...query }: ReviewQuery) =>
  listQuery(
    ["listReviews", id, query],
    (api, cursor, signal) => api.listReviews({ path: { id }, query: { ...query, ...cursor }, signal }),
    cursor,
  );

export const suggestionsQuery = (q: string, kind?: Query<"suggest">["kind"]) =>
  queryOptions({
    queryKey: ["suggest", q, kind ?? null],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).suggest({ query: { q, ...(kind && { kind }) }, signal })).items,
    staleTime: 300_000,
  });

// What belongs to a person is cached under their id, so that the next person to log in in the same tab sees none of it.
// It is fetched again each time it is shown, because other devices change it too.

/** Each page also lists all of their ids, for the hearts. Kept for as long as the page: people may open it offline. */
export const favouritesQuery = (personId: string) => ({
  ...listQuery(["listFavourites", personId], (api, cursor, signal) => api.listFavourites({ query: cursor, signal })),
  gcTime: Infinity,
});

export const accountQuery = (personId: string) =>
  queryOptions({
    queryKey: ["getAccount", personId],
    queryFn: ({ client, signal }) => apiOf(client).getAccount({ signal }),
    staleTime: 0,
  });
