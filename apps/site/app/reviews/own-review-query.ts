import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../visit.ts";

/**
 * The person's own review of a vendor, and whether they own the vendor. Apart from the other queries, which every page
 * loads.
 */
export const ownReviewQuery = (personId: string, vendorId: string) =>
  queryOptions({
    queryKey: ["getOwnReview", personId, vendorId],
    queryFn: ({ client, signal }) => apiOf(client).getOwnReview({ path: { id: vendorId }, signal }),
    staleTime: 0,
  });
