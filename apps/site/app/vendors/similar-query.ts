import { queryOptions } from "@tanstack/react-query";
import type { Vendor } from "../queries.ts";
import { apiOf } from "../visit.ts";

/** The most shown; with fewer than the least, vendors from another place are shown instead. */
const SHOWN = 4;
const LEAST = 3;

/**
 * Other vendors of the same category, best first: in the same place, or else the nearest that has enough, or else
 * anywhere. `place` is where they are.
 */
export const similarVendorsQuery = ({ id, category: [category], places: [own] }: Vendor) =>
  queryOptions({
    // Out of date whenever searches are.
    queryKey: ["searchVendors", "similar", id],
    queryFn: async ({ client, signal }) => {
      const search = async (place?: Place) => {
        const query = { ...(category && { category: [category] }), ...(place && { location: [place.id] }) };
        const { items, wider } = await apiOf(client).searchVendors({ query: { ...query, limit: SHOWN + 1 }, signal });
        return { place, wider, vendors: items.filter((other) => other.id !== id).slice(0, SHOWN) };
      };
      let found = await search(own);
      if (own && found.vendors.length < LEAST) {
        const near = found.wider.find(({ kind, count }) => kind === "nearby" && count >= LEAST);
        found = await search(near && { id: near.value, name: near.label });
      }
      return { place: found.place && { id: found.place.id, name: found.place.name }, vendors: found.vendors };
    },
  });

type Place = { id: string; name: string };
