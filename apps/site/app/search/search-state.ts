// What is searched for, as the address says it.
import type { VendorQuery } from "../queries.ts";

export const sorts = ["best", "rating", "reviewed", "newest"] as const;
type Sort = (typeof sorts)[number];

/** How many vendors a page shows. */
export const PAGE_SIZE = 20;

export type SearchState = {
  q: string;
  category: string[];
  /** Ids of places; also words, while nobody has looked them up. */
  location: string[];
  minRating: number | null;
  openNow: boolean;
  priceRange: number[];
  sort: Sort;
  cursor: string;
  /** Which page the cursor leads to, for saying where one is. */
  page: number;
};

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads an address. A parameter may be repeated, as forms do, or hold a comma-separated list; nonsense is left out. */
export function parseSearch(params: URLSearchParams): SearchState {
  const list = (name: string) => [
    ...new Set(
      params
        .getAll(name)
        .flatMap((value) => value.split(","))
        .map((value) => value.trim())
        .filter(Boolean),
    ),
  ];
  const minRating = Number(params.get("minRating"));
  const cursor = (params.get("cursor") ?? "").slice(0, 400);
  const page = Number(params.get("page"));
  return {
    q: (params.get("q") ?? "").trim().slice(0, 200),
    category: list("category")
      .filter((value) => slug.test(value))
      .slice(0, 24),
    // A place written out may hold a comma ("Ljubljana, Slovenia"): only ids are split.
    location: locations(params.getAll("location")).slice(0, 20),
    minRating: minRating >= 1 && minRating <= 5 ? minRating : null,
    openNow: params.get("openNow") === "true",
    priceRange: list("priceRange")
      .map(Number)
      .filter((value) => Number.isInteger(value) && value >= 1 && value <= 4)
      .sort(),
    sort: sorts.find((sort) => sort === params.get("sort")) ?? "best",
    cursor,
    page: cursor && Number.isInteger(page) && page > 1 ? page : 1,
  };
}

export const isPlaceId = (value: string): boolean => slug.test(value) && value.includes("-");

function locations(values: string[]): string[] {
  const trimmed = values.map((value) => value.trim()).filter(Boolean);
  return [
    ...new Set(
      trimmed.flatMap((value) => (value.split(",").every((part) => isPlaceId(part)) ? value.split(",") : [value])),
    ),
  ];
}

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

/** The state as the address has it, with a change; any change but of the page begins at the first. */
export function partsOf(state: SearchState, change: Partial<SearchState> = {}) {
  const { q, category, location, minRating, openNow, priceRange, sort, cursor, page } = {
    ...state,
    cursor: "",
    page: 1,
    ...change,
  };
  return {
    q,
    category,
    location,
    minRating,
    openNow,
    priceRange,
    sort: sort === "best" ? "" : sort,
    cursor,
    page: cursor && page > 1 ? page : "",
  };
}

export const isFiltered = (state: SearchState): boolean =>
  state.category.length > 0 ||
  state.location.length > 0 ||
  state.minRating !== null ||
  state.openNow ||
  state.priceRange.length > 0;
