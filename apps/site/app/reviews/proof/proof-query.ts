import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { apiOf } from "../../visit.ts";

export type OwnProof = Schemas["OwnProof"];

/** What someone has handed in for their review, and what became of it. */
export const proofQuery = (personId: string, reviewId: string) =>
  queryOptions({
    queryKey: ["getOwnProof", personId, reviewId],
    queryFn: ({ client, signal }) => apiOf(client).getOwnProof({ path: { id: reviewId }, signal }),
    staleTime: 0,
  });
