// What the people who look after listings ask for. Apart from the other queries, which every page loads.
import type { Tagged } from "@troth/api-client";
import { queryOptions } from "@tanstack/react-query";
import { listQuery } from "../lists/list-query.ts";
import { apiOf } from "../visit.ts";

/** A listing, with the version that a change needs. */
export type TaggedListing = Tagged<"getListing">;

export const listingQuery = (personId: string, id: string) =>
  queryOptions({
    queryKey: ["getListing", personId, id],
    queryFn: ({ client, signal }) => apiOf(client).tagged.getListing({ path: { id }, signal }),
    staleTime: 0,
  });

export const historyQuery = (personId: string, id: string) =>
  listQuery(["listHistory", personId, id], (api, cursor, signal) =>
    api.listHistory({ path: { id }, query: { limit: 10, ...cursor }, signal }),
  );

export const proposalsQuery = (personId: string, id: string) =>
  listQuery(["listProposals", personId, id], (api, cursor, signal) =>
    api.listProposals({ path: { id }, query: { limit: 10, ...cursor }, signal }),
  );

export const myProposalsQuery = (personId: string) =>
  listQuery(["listMyProposals", personId], (api, cursor, signal) =>
    api.listMyProposals({ query: { limit: 10, ...cursor }, signal }),
  );

export const myVendorsQuery = (personId: string) =>
  listQuery(["listMyVendors", personId], (api, cursor, signal) =>
    api.listMyVendors({ query: { limit: 10, ...cursor }, signal }),
  );
