import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { apiOf } from "../visit.ts";

/** Listings that could be the same vendor as one that this person is about to add, their own unpublished ones too. */
export const duplicatesQuery = (personId: string, body: Schemas["DuplicateQuery"]) =>
  queryOptions({
    queryKey: ["findDuplicates", personId, body],
    queryFn: async ({ client, signal }) => (await apiOf(client).findDuplicates({ body, signal })).items,
  });
