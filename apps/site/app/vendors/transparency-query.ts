import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../visit.ts";

/** How a vendor's reviews have been treated. */
export const transparencyQuery = (id: string) =>
  queryOptions({
    queryKey: ["getTransparency", id],
    queryFn: ({ client, signal }) => apiOf(client).getTransparency({ path: { id }, signal }),
  });
