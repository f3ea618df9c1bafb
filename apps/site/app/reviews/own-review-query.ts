import { queryOptions } from "@tanstack/react-query";
import { listQuery } from "../lists/list-query.ts";
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

/** Everything the person has written, whatever became of it. */
export const myReviewsQuery = (personId: string) =>
  listQuery(["listMyReviews", personId], (api, cursor, signal) =>
    api.listMyReviews({ query: { limit: 10, ...cursor }, signal }),
  );
