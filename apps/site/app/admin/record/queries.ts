import { queryOptions } from "@tanstack/react-query";
import { listQuery } from "../../lists/list-query.ts";
import { apiOf } from "../../visit.ts";
import { filtersOf, type RecordState } from "./params.ts";

export const eventsQuery = (personId: string, state: RecordState) => {
  const filters = filtersOf(state);
  return listQuery(["listModerationEvents", personId, filters], (api, cursor, signal) =>
    api.listModerationEvents({ query: { ...filters, limit: 30, ...cursor }, signal }),
  );
};

export const recordQuery = (personId: string) =>
  queryOptions({
    queryKey: ["getRecord", personId],
    queryFn: ({ client, signal }) => apiOf(client).getRecord({ signal }),
    staleTime: 0,
    // A check goes on without the page, which only watches how far it has come.
    refetchInterval: ({ state }) => (state.data?.check?.status === "running" ? 1_000 : false),
  });
