import { ApiProblem, type Schemas } from "@troth/api-client";
import { queryOptions } from "@tanstack/react-query";
import { listQuery } from "../../lists/list-query.ts";
import { apiOf } from "../../visit.ts";

export type Removed = NonNullable<Schemas["Problem"]["removed"]>;

/** A published review with its vendor; of one that a decision has removed, when and why. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ["getReview", id],
    queryFn: async ({ client, signal }): Promise<Schemas["ReviewAndVendor"] | { removed: Removed }> => {
      try {
        return await apiOf(client).getReview({ path: { id }, signal });
      } catch (error) {
        const removed = error instanceof ApiProblem && error.document.removed;
        if (removed) return { removed };
        throw error;
      }
    },
  });

export const revisionsQuery = (id: string) =>
  listQuery(["listReviewRevisions", id], (api, cursor, signal) =>
    api.listReviewRevisions({ path: { id }, query: { limit: 10, ...cursor }, signal }),
  );
