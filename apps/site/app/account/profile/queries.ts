// What only the profile asks for, cached under the person's id as in `../../queries.ts`.
import type { Schemas } from "@troth/api-client";
import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../visit.ts";

export type Device = Schemas["Device"];

/** The person, with the version that a change needs. */
export const meQuery = (personId: string) =>
  queryOptions({
    queryKey: ["getMe", personId],
    queryFn: ({ client, signal }) => apiOf(client).tagged.getMe({ signal }),
    staleTime: 0,
  });

export const devicesQuery = (personId: string) =>
  queryOptions({
    queryKey: ["listSessions", personId],
    queryFn: async ({ client, signal }) => (await apiOf(client).listSessions({ signal })).items,
    staleTime: 0,
  });
