// What is searched for, as the address says it.
import { vendorSortValues } from "@troth/api-client/enumerations";
import { flag, listParams, number, oneOf, type Param, several, type StateOf, words } from "../lists/params.ts";
import type { VendorQuery } from "../queries.ts";

/** How many vendors a page shows. */
export const PAGE_SIZE = 20;

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isPlaceId = (value: string): boolean => slug.test(value) && value.includes("-");

/** Ids of places; also words, while nobody has looked them up. They may hold a comma ("Ljubljana, Slovenia"): only ids are split. */
const places: Param<string[]> = {
  read: (params, name) => {
    const values = params.getAll(name).flatMap((value) => {
      const ids = value.trim().split(",");
      return ids.every(isPlaceId) ? ids : [value.trim()];
    });
    return [...new Set(values.filter(Boolean))].slice(0, 20);
  },
  write: (values) => values.join(","),
};

/** Of four, from modest to grand. */
const prices = several((value) => /^[1-4]$/.test(value));

const priceRange: Param<number[]> = {
  read: (params, name) => prices.read(params, name).map(Number).sort(),
  write: (values) => values.join(","),
};

const searchParams = listParams({
  q: words(200),
  category: several((value) => slug.test(value), 24),
  location: places,
  minRating: number(1, 5),
  openNow: flag,
  priceRange,
  sort: oneOf(vendorSortValues, "best"),
});

export type SearchState = StateOf<typeof searchParams>;

export const { parse: parseSearch, parts: partsOf } = searchParams;

/** The call that answers it. */
export function queryOf({
  q,
  category,
  location,
  minRating,
  openNow,
  priceRange,
  sort,
  cursor,
}: SearchState): VendorQuery {
  const places = location.filter(isPlaceId);
  return {
    ...(q && { q }),
    ...(category.length && { category }),
    ...(places.length && { location: places }),
    ...(minRating && { minRating }),
    ...(openNow && { openNow }),
    ...(priceRange.length && { priceRange }),
    ...(sort !== "best" && { sort }),
    ...(cursor && { cursor }),
    limit: PAGE_SIZE,
  };
}

export const isFiltered = (state: SearchState): boolean =>
  state.category.length > 0 ||
  state.location.length > 0 ||
  state.minRating !== null ||
  state.openNow ||
  state.priceRange.length > 0;
