import { expect, test } from "vitest";
import * as paths from "../paths.ts";
import { parseSearch, partsOf, queryOf } from "./search-state.ts";

const parse = (text: string) => parseSearch(new URLSearchParams(text));

test("repeated parameters, as a form sends them, and lists are the same search", () => {
  expect(parse("category=venues&category=cakes&priceRange=3&priceRange=1")).toEqual(
    parse("category=venues,cakes&priceRange=1,3"),
  );
});

test("nonsense in the address is left out, not passed on", () => {
  const state = parse("category=DROP%20TABLE&minRating=9&priceRange=7,x&sort=evil&openNow=maybe&cursor=&page=4");
  expect(queryOf(state)).toEqual({ limit: 20 });
  expect(state.page).toBe(1);
});

test("what changes nothing isn't asked for", () => {
  expect(queryOf(parse("q=best&sort=best&verbatim=true"))).toEqual({ q: "best", verbatim: true, limit: 20 });
  expect(queryOf(parse("verbatim=true&sort=newest"))).toEqual({ sort: "newest", limit: 20 });
});

test("a place that is written out stays whole, whichever parameter it is in; ids are split", () => {
  expect(parse("location=Ljubljana, Slovenia")).toMatchObject({ where: "Ljubljana, Slovenia", location: [] });
  expect(parse("where=Wien&location=tuscany-it")).toMatchObject({ where: "Wien", location: ["tuscany-it"] });
  expect(parse("location=ljubljana-si,vienna-at")).toMatchObject({
    where: "",
    location: ["ljubljana-si", "vienna-at"],
  });
});

test("a country is a place, given by two letters", () => {
  expect(parse("location=it").location).toEqual(["it"]);
  expect(parse("location=italy")).toMatchObject({ where: "italy", location: [] });
});

test("the address of a state reads back as that state", () => {
  const state = parse(
    "q=string%20quartet&category=music&location=ljubljana-si&minRating=4&openNow=true&priceRange=2,3&language=de&sort=rating&verbatim=true&where=Graz",
  );
  expect(parseSearch(new URL(paths.search(partsOf(state)), "http://x").searchParams)).toEqual(state);
});

test("changing a filter goes back to the first page", () => {
  const state = parse("q=barn&cursor=abc&page=3");
  expect(paths.search(partsOf(state, { category: ["venues"] }))).toBe("/search?q=barn&category=venues");
});

test("an empty search has a plain address", () => {
  expect(paths.search(partsOf(parse("")))).toBe("/search");
});
