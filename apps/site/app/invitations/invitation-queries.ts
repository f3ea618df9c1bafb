// What the pages about invitations ask for. Apart from the other queries, which every page loads.
import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../visit.ts";

/** What an e-mailed link is about. Reading it doesn't use it up. */
export const reviewInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["readReviewInvitation", token],
    queryFn: ({ client, signal }) => apiOf(client).readReviewInvitation({ body: { token }, signal }),
    gcTime: 0,
    retry: false,
  });

export const clientInvitationsQuery = (personId: string, vendorId: string) =>
  queryOptions({
    queryKey: ["listClientInvitations", personId, vendorId],
    queryFn: ({ client, signal }) => apiOf(client).listClientInvitations({ path: { id: vendorId }, signal }),
    staleTime: 0,
  });
