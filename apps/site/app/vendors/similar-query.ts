import type { Schemas } from "@troth/api-client";
import { queryOptions } from "@tanstack/react-query";
import type { Vendor } from "../queries.ts";
import { apiOf } from "../visit.ts";

/** The most shown; with fewer than the least, vendors from other places follow. */
const SHOWN = 4;
const LEAST = 3;

/**
 * Other vendors of the same category, best first: those in the same place and, if they are too few, those in the
 * nearest places and then from anywhere. `place` is where they all are.
 */
export const similarVendorsQuery = ({ id, category: [category], places: [own] }: Vendor) =>
  queryOptions({
    // Out of date whenever searches are.
    queryKey: ["searchVendors", "similar", id],
    queryFn: async ({ client, signal }) => {
      const search = async (place?: Place) => {
        const query = { ...(category && { category: [category] }), ...(place && { location: [place.id] }) };
        const { items, wider } = await apiOf(client).searchVendors({ query: { ...query, limit: SHOWN + 1 }, signal });
        return { wider, found: items.filter((other) => other.id !== id).map((vendor) => ({ vendor, place })) };
      };
      const { found, wider } = await search(own);
      if (own && found.length < LEAST) {
        const near = await Promise.all(nearestOf(wider, SHOWN - found.length).map(search));
        found.push(...near.flatMap((other) => other.found));
        if (distinct(found).length < SHOWN) found.push(...(await search()).found);
      }
      const shown = distinct(found).slice(0, SHOWN);
      const place = shown[0]?.place;
      return {
        place:
          place && shown.every((other) => other.place?.id === place.id) ? { id: place.id, name: place.name } : null,
        vendors: shown.map(({ vendor }) => vendor),
      };
    },
  });

type Place = { id: string; name: string };

const distinct = <Found extends { vendor: { id: string } }>(found: readonly Found[]): Found[] =>
  found.filter(({ vendor }, at) => found.findIndex((other) => other.vendor.id === vendor.id) === at);

/** The nearest places, as many as it takes to have this many vendors. */
function nearestOf(wider: Schemas["WiderSearch"][], lacking: number): Place[] {
  const places: Place[] = [];
  for (const { kind, value, label, count } of wider) {
    if (lacking <= 0) break;
    if (kind !== "nearby") continue;
    places.push({ id: value, name: label });
    lacking -= count;
  }
  return places;
}
