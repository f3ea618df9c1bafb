import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../visit.ts";

export const latestReviewsQuery = (limit: number) =>
  queryOptions({
    queryKey: ["listLatestReviews", limit],
    queryFn: ({ client, signal }) => apiOf(client).listLatestReviews({ query: { limit }, signal }),
  });
