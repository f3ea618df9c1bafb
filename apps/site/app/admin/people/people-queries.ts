import { queryOptions } from "@tanstack/react-query";
import { listQuery } from "../../lists/list-query.ts";
import { apiOf } from "../../visit.ts";
import type { QueueState } from "../queue/queue-params.ts";

/** Those who can be shown alone. */
const groups = ["admins", "suspended"] as const;

/** The people that an address asks for. */
export const peopleQuery = (personId: string, { q, state, cursor }: QueueState) => {
  const only = groups.find((group) => group === state);
  return listQuery(
    ["listPeople", personId, q, only ?? null],
    (api, from, signal) => api.listPeople({ query: { ...(q && { q }), ...(only && { only }), ...from }, signal }),
    cursor,
  );
};

export const personQuery = (personId: string, id: string) =>
  queryOptions({
    queryKey: ["getPerson", personId, id],
    queryFn: ({ client, signal }) => apiOf(client).getPerson({ path: { id }, signal }),
    staleTime: 0,
  });
