// What the pages about partners ask for. Apart from the other queries, which every page loads.
import type { Schemas } from "@troth/api-client";
import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../visit.ts";

export type Invitation = Schemas["PartnerInvitation"];

export const partnerQuery = (personId: string) =>
  queryOptions({
    queryKey: ["getPartner", personId],
    queryFn: ({ client, signal }) => apiOf(client).getPartner({ signal }),
    staleTime: 0,
  });

/** Open ones to the person's own address. */
export const waitingQuery = (personId: string) =>
  queryOptions({
    queryKey: ["getPartner", personId, "waiting"],
    queryFn: async ({ client, signal }) => (await apiOf(client).getPartner({ signal })).waiting,
    staleTime: 0,
  });

/** What an e-mailed link is about. Reading it doesn't use it up. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["readPartnerInvitation", token],
    queryFn: ({ client, signal }) => apiOf(client).readPartnerInvitation({ body: { token }, signal }),
    // The address that it is for goes with the page.
    gcTime: 0,
    retry: false,
  });
