import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../visit.ts";

/** What somebody has written about a vendor, and whether it is theirs. Apart from the other queries, which every page loads. */
export const ownReviewQuery = (personId: string, vendorId: string) =>
  queryOptions({
    queryKey: ["getOwnReview", personId, vendorId],
    queryFn: ({ client, signal }) => apiOf(client).getOwnReview({ path: { id: vendorId }, signal }),
    staleTime: 0,
  });
