import type { Tagged } from "@troth/api-client";
import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../visit.ts";

/** A category with its search words, and the version that a change needs. */
export type TaggedCategory = Tagged<"getCategory">;

/** Retired ones too, at the end. */
export const allCategoriesQuery = () =>
  queryOptions({
    queryKey: ["listCategories", { retired: true }],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).listCategories({ query: { retired: true }, signal })).items,
    staleTime: 0,
  });

export const categoryQuery = (id: string) =>
  queryOptions({
    queryKey: ["getCategory", id],
    queryFn: ({ client, signal }) => apiOf(client).tagged.getCategory({ path: { id }, signal }),
    staleTime: 0,
  });

/** Everything that shows categories. */
export const showsCategories = ["listCategories", "getCategory", "searchVendors", "suggest", "getVendor"] as const;
