import type { Schemas } from "@troth/api-client";
import { queryOptions } from "@tanstack/react-query";
import type { Vendor } from "../queries.ts";
import { apiOf } from "../visit.ts";

/** The most shown; with fewer than the least, vendors from other places follow. */
const SHOWN = 4;
const LEAST = 3;
/** How many of the same place are looked through, as the best may be mainly something else. */
const LOOKED_THROUGH = 20;
/** Kilometres; no one would look any farther for another one. */
const NEAR = 300;

/**
 * Other vendors for people who look for one like this: those that are mainly what it mainly is, best first, in the same
 * place and, if they are too few, in the nearest places and then in the country. Those nearby that also do it come last.
 * None from farther away. `place` is where they all are.
 */
export const similarVendorsQuery = ({ id, category: [category], places: [own] }: Vendor) =>
  queryOptions({
    // Out of date whenever searches are.
    queryKey: ["searchVendors", "similar", id],
    queryFn: async ({ client, signal }) => {
      const isMainly = ({ vendor }: { vendor: Schemas["VendorSummary"] }) => vendor.category[0] === category;
      const search = async (place?: Place, limit = SHOWN + 1) => {
        const query = { ...(category && { category: [category] }), ...(place && { location: [place.id] }) };
        const { items, wider } = await apiOf(client).searchVendors({ query: { ...query, limit }, signal });
        return { wider, found: items.filter((other) => other.id !== id).map((vendor) => ({ vendor, place })) };
      };
      const { found, wider } = await search(own, LOOKED_THROUGH);
      const lacking = () => SHOWN - distinct(found).filter(isMainly).length;
      if (own && lacking() > SHOWN - LEAST) {
        const near = await Promise.all(nearestOf(wider, lacking()).map((place) => search(place)));
        found.push(...near.flatMap((other) => other.found));
        if (lacking() > 0) {
          const country = await search({ id: own.country.toLowerCase(), name: own.countryName });
          // The heading names cities.
          found.push(...country.found.filter(isMainly).map(({ vendor }) => ({ vendor, place: undefined })));
        }
      }
      const others = distinct(found);
      const shown = [...others.filter(isMainly), ...others.filter((other) => !isMainly(other))].slice(0, SHOWN);
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
  for (const { kind, value, label, kilometres, count } of wider) {
    if (lacking <= 0) break;
    if (kind !== "nearby" || (kilometres ?? 0) > NEAR) continue;
    places.push({ id: value, name: label });
    lacking -= count;
  }
  return places;
}
