// The search that an address describes.
import { vendorSortValues } from "@troth/api-client/enumerations";
import { flag, listParams, number, oneOf, type Param, several, type StateOf, words } from "../lists/params.ts";
import type { VendorQuery } from "../queries.ts";

/** How many vendors a page shows. */
export const PAGE_SIZE = 20;

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Ids of cities and regions ("tuscany-it"), or codes of countries ("it"). */
const isPlaceId = (value: string): boolean => slug.test(value) && (value.includes("-") || value.length === 2);

/**
 * The ids among the values for a place. Places may also be written out, with a comma ("Ljubljana, Slovenia"): only ids
 * are split.
 */
const places: Param<string[]> = {
  read: (params, name) => {
    const ids = params.getAll(name).flatMap((value) => {
      const parts = value.trim().split(",");
      return parts.every(isPlaceId) ? parts : [];
    });
    return [...new Set(ids)].slice(0, 20);
  },
  write: (values) => values.join(","),
};

/** A place as someone wrote it, for the API to find; accepted in place of an id too. */
const writtenPlace: Param<string> = {
  read: (params, name) =>
    [...params.getAll(name), ...params.getAll("location")]
      .map((value) => value.trim().slice(0, 100))
      .find((value) => value !== "" && !value.split(",").every(isPlaceId)) ?? "",
  write: (text) => text,
};

/** From 1 to 4, from modest to grand. */
const prices = several((value) => /^[1-4]$/.test(value));

const priceRange: Param<number[]> = {
  read: (params, name) => prices.read(params, name).map(Number).sort(),
  write: (values) => values.join(","),
};

const searchParams = listParams({
  q: words(200),
  verbatim: flag,
  where: writtenPlace,
  category: several((value) => slug.test(value), 24),
  location: places,
  minRating: number(1, 5),
  openNow: flag,
  priceRange,
  language: several((value) => /^[a-z]{2}$/.test(value), 10),
  sort: oneOf(vendorSortValues, "best"),
  explain: flag,
});

export type SearchState = StateOf<typeof searchParams>;

export const { parse: parseSearch, parts: partsOf, names: searchNames } = searchParams;

const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** The call that answers it: its parameters have the names of the address's, and those that change nothing are left out. */
export const queryOf = ({ verbatim, page: _page, ...state }: SearchState): VendorQuery => {
  const all: { [Name in keyof Required<VendorQuery>]: VendorQuery[Name] | null } = {
    ...state,
    verbatim: state.q !== "" && verbatim,
    sort: state.sort === "best" ? null : state.sort,
    limit: PAGE_SIZE,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isGiven(value)));
};
