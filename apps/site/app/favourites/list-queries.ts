// What the pages about lists of favourites ask for. The hearts need only `favouritesQuery`.
import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { isMissing } from "../listings/is-missing.ts";
import { listQuery } from "../lists/list-query.ts";
import { favouritesQuery, vendorQuery } from "../queries.ts";
import { apiOf } from "../visit.ts";

export type FavouriteList = Schemas["FavouriteListInfo"];
export type Favourite = Schemas["Favourite"];
type Sort = Schemas["FavouriteSort"];

/** Others on a list change it too, so it's fetched again whenever somebody comes back to the page. */
const shared = { refetchOnWindowFocus: "always" } as const;

/** The person's lists, their favourites first; with a vendor, each says whether it is on it. */
export const favouriteListsQuery = (personId: string, vendor?: string) =>
  queryOptions({
    queryKey: ["listFavouriteLists", personId, vendor ?? null],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).listFavouriteLists({ query: vendor ? { vendor } : {}, signal })).items,
    staleTime: 0,
    ...shared,
  });

/** One of their lists; an empty id stands for their favourites. */
export const listedQuery = (personId: string, list: string, sort: Sort) => ({
  ...(list === "" && sort === "added"
    ? favouritesQuery(personId)
    : listQuery(["listFavourites", personId, list, sort], (api, cursor, signal) =>
        api.listFavourites({ query: { ...(list && { list }), sort, ...cursor }, signal }),
      )),
  ...shared,
});

/** A few vendors, without those that are no longer listed. */
export const vendorsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["getVendor", ...ids, "compared"],
    queryFn: async ({ client }) => {
      const vendors = await Promise.all(
        ids.map(async (id) =>
          client.fetchQuery(vendorQuery(id)).catch((error: unknown) => {
            if (isMissing(error)) return null;
            throw error;
          }),
        ),
      );
      return vendors.filter((vendor) => vendor !== null);
    },
  });

/** What is noted on a few vendors of a list; an empty id stands for one's favourites. */
export const comparedQuery = (personId: string, list: string, vendors: readonly string[]) =>
  queryOptions({
    queryKey: ["listFavourites", personId, list, "compared", ...vendors],
    queryFn: ({ client, signal }) =>
      apiOf(client).listFavourites({ query: { ...(list && { list }), vendors: [...vendors] }, signal }),
    staleTime: 0,
    ...shared,
  });

/** Who shares a list by a link, for people who aren't logged in. */
export const listOwnerQuery = (token: string) =>
  queryOptions({
    queryKey: ["previewListOwner", token],
    queryFn: async ({ client, signal }) => (await apiOf(client).previewListOwner({ body: { token }, signal })).owner,
    retry: false,
  });

export type Invitation = Schemas["FavouriteListPreview"];

/** What a link to a shared list leads to. */
export const invitationQuery = (personId: string, token: string) =>
  queryOptions({
    queryKey: ["previewFavouriteList", personId, token],
    queryFn: ({ client, signal }) => apiOf(client).previewFavouriteList({ body: { token }, signal }),
    staleTime: 0,
    retry: false,
  });
