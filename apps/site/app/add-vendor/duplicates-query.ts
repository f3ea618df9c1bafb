import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { apiOf } from "../visit.ts";

/** Listings that could be the same vendor as one that is about to be added. */
export const duplicatesQuery = (body: Schemas["DuplicateQuery"]) =>
  queryOptions({
    queryKey: ["findDuplicates", body],
    queryFn: async ({ client, signal }) => (await apiOf(client).findDuplicates({ body, signal })).items,
  });
