// What teams' pages ask for. Apart from the other queries, which every page loads.
import type { Schemas } from "@troth/api-client";
import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../visit.ts";

export type Invitation = Schemas["TeamInvitation"];

export const teamQuery = (personId: string, vendorId: string) =>
  queryOptions({
    queryKey: ["listTeam", personId, vendorId],
    queryFn: ({ client, signal }) => apiOf(client).listTeam({ path: { id: vendorId }, signal }),
    staleTime: 0,
  });

export const myInvitationsQuery = (personId: string) =>
  queryOptions({
    queryKey: ["listMyInvitations", personId],
    queryFn: async ({ client, signal }) => (await apiOf(client).listMyInvitations({ signal })).items,
    staleTime: 0,
  });

/** What an e-mailed link is about. Reading it doesn't use it up. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["readTeamInvitation", token],
    queryFn: ({ client, signal }) => apiOf(client).readTeamInvitation({ body: { token }, signal }),
    // The address that it is for goes with the page.
    gcTime: 0,
    retry: false,
  });
