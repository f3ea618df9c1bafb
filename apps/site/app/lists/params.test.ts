import { expect, test } from "vitest";
import { flag, listParams, number, oneOf, several, whole, words } from "./params.ts";

const params = listParams({
  q: words(5),
  stars: whole(1, 5),
  least: number(1, 5),
  sort: oneOf(["newest", "oldest"], "newest"),
  open: flag,
  tags: several((tag) => /^[a-z]+$/.test(tag), 3),
});

const parse = (text: string) => params.parse(new URLSearchParams(text));
const usual = { q: "", stars: null, least: null, sort: "newest", open: false, tags: [], cursor: "", page: 1 };

test("an address reads back as the state that it was written from", () => {
  const state = { ...parse("q=barn&stars=4&least=4.5&sort=oldest&open=true&tags=a,b&cursor=x&page=3") };
  expect(state).toEqual({
    q: "barn",
    stars: 4,
    least: 4.5,
    sort: "oldest",
    open: true,
    tags: ["a", "b"],
    cursor: "x",
    page: 3,
  });
  expect(params.parse(new URLSearchParams(params.parts(state, { cursor: "x", page: 3 })))).toEqual(state);
});

test("nonsense is left out", () => {
  expect(parse("stars=4.5&least=9&sort=evil&open=maybe&tags=,1,&page=x")).toEqual(usual);
  expect(parse("stars=&least=")).toEqual(usual);
  expect(parse("q=longer&tags=a,b,c,d,a").q).toBe("longe");
  expect(parse("tags=a&tags=b,a&tags=c,d").tags).toEqual(["a", "b", "c"]);
});

test("defaults are left out of the address", () => {
  expect(Object.values(params.parts(parse(""))).join("")).toBe("");
});

test("any change goes back to the first page; the next page is reached by its cursor", () => {
  const state = parse("stars=4&cursor=x&page=3");
  expect(params.parts(state, { sort: "oldest" })).toMatchObject({ stars: "4", sort: "oldest", cursor: "", page: "" });
  expect(params.parts(state, { cursor: "y", page: 4 })).toMatchObject({ stars: "4", cursor: "y", page: "4" });
});

test("a page without a cursor is the first", () => {
  expect(parse("page=4").page).toBe(1);
});
