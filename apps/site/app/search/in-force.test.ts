import type { Schemas } from "@troth/api-client";
import { expect, test } from "vitest";
import {
  cut,
  headlineOf,
  leftAside,
  noFilters,
  type Filters,
  piecesOf,
  setFilters,
  type Understanding,
  widened,
} from "./in-force.ts";
import { parseSearch, partsOf, type SearchState } from "./search-state.ts";
import * as paths from "../paths.ts";

type Part = Schemas["SearchPart"];

const names = { category: (slug: string) => `<${slug}>`, place: (id: string) => `<${id}>` };
const stateOf = (text: string): SearchState => parseSearch(new URLSearchParams(text));
const address = (state: SearchState, change: Partial<SearchState>) => decodeURI(paths.search(partsOf(state, change)));

/** Where in the text each stretch stands, as the API tells. */
function read(q: string, stretches: [string, Part["kind"], string[]?, string?][], filters: Partial<Filters> = {}) {
  const parts = stretches.map(([text, kind, values = [], label = text]): Part => {
    const start = q.indexOf(text);
    return { kind, values, label, start, end: start + text.length, correction: null, effect: "filters" };
  });
  return {
    understood: { parts, corrected: null, didYouMean: null },
    filters: { ...noFilters, ...filters },
    where: null,
  } satisfies Understanding;
}

const inVienna = read(
  "photographer in vienna",
  [
    ["photographer", "category", ["photographers"], "Photographers"],
    ["vienna", "place", ["vienna-at"], "Vienna"],
  ],
  { category: ["photographers"], location: ["vienna-at"] },
);

test("a stretch takes along what only led to it, and the last one takes everything", () => {
  const { parts } = inVienna.understood;
  const q = "the best  photographer in vienna, please";
  const moved = parts.map((part) => ({
    ...part,
    start: q.indexOf(part.label.slice(1, 6)) - 1,
    end: q.indexOf(part.label.slice(1, 6)) + (part.kind === "place" ? 5 : 11),
  }));
  expect(cut(q, moved, ({ kind }) => kind === "place")).toBe("the best photographer, please");
  expect(cut(q, moved, ({ kind }) => kind === "category")).toBe("in vienna, please");
  expect(cut(q, moved, () => true)).toBe("");
  expect(cut(q, moved, () => false)).toBe(q);
  expect(cut("villa podrožnik", [], () => true)).toBe("villa podrožnik");
});

test("each chip leads to the same search without it", () => {
  const state = stateOf("q=photographer in vienna&priceRange=2&sort=rating");
  const withPrice = { ...inVienna, filters: { ...inVienna.filters, priceRange: [2] } };
  expect(piecesOf(state, withPrice, names).map(({ label, removed }) => [label, address(state, removed)])).toEqual([
    ["Photographers", "/search?q=in vienna&priceRange=2&sort=rating"],
    ["Vienna", "/search?q=photographer&priceRange=2&sort=rating"],
    ["€€", "/search?q=photographer in vienna&sort=rating"],
  ]);
});

test("what is both said and chosen is one chip, and goes as one", () => {
  const state = stateOf("q=photographer in vienna&location=vienna-at,graz-at");
  const both = { ...inVienna, filters: { ...inVienna.filters, location: ["vienna-at", "graz-at"] } };
  expect(piecesOf(state, both, names).map(({ label, removed }) => [label, address(state, removed)])).toEqual([
    ["Photographers", "/search?q=in vienna&location=vienna-at,graz-at"],
    ["Vienna", "/search?q=photographer&location=graz-at"],
    ["<graz-at>", "/search?q=photographer&location=vienna-at"],
  ]);
});

test("a place that was written out goes with its chip", () => {
  const state = stateOf("where=Wien");
  const found: Understanding = {
    understood: null,
    filters: { ...noFilters, location: ["vienna-at"] },
    where: {
      text: "Wien",
      place: { id: "vienna-at", label: "Vienna", hint: "Austria" },
      corrected: false,
      choices: [],
    },
  };
  expect(piecesOf(state, found, names).map(({ removed }) => address(state, removed))).toEqual(["/search"]);
});

const quartet = read(
  "string quartet and harpist",
  [
    ["string quartet", "specialty", ["live-music/strings"], "Strings"],
    ["harpist", "words"],
  ],
  { category: ["live-music"] },
);

test("what narrows a category goes with it, and leaves it behind when it goes alone", () => {
  const state = stateOf("q=string quartet and harpist");
  expect(piecesOf(state, quartet, names).map(({ label, removed }) => [label, address(state, removed)])).toEqual([
    ["<live-music>", "/search?q=and harpist"],
    ["Strings", "/search?q=and harpist&category=live-music"],
    ["“harpist”", "/search?q=string quartet"],
  ]);
});

test("a filter that is set takes the place of what the text said of it, and of that only", () => {
  const state = stateOf("q=photographer in vienna&cursor=abc");
  expect(address(state, setFilters(state, inVienna, { category: ["photographers", "djs"] }))).toBe(
    "/search?q=in vienna&category=photographers,djs",
  );
  expect(address(state, setFilters(state, inVienna, { location: [] }))).toBe("/search?q=photographer");
  expect(address(state, setFilters(state, inVienna, { minRating: 4 }))).toBe(
    "/search?q=photographer in vienna&minRating=4",
  );
  expect(address(state, setFilters(state, inVienna, noFilters))).toBe("/search");
  const music = stateOf("q=string quartet and harpist");
  expect(address(music, setFilters(music, quartet, { category: ["live-music", "djs"] }))).toBe(
    "/search?q=string quartet and harpist&category=live-music,djs",
  );
});

test("less is the same search without that wish; nearby is the same somewhere else", () => {
  const state = stateOf("q=photographer in vienna");
  const wider = { label: "", kilometres: null, count: 1 };
  const near = { ...wider, kind: "nearby", value: "graz-at" } as const;
  expect(address(state, widened(state, inVienna, near))).toBe("/search?q=photographer&location=graz-at");
  const without = (value: string) => ({ ...wider, kind: "without", value }) as const;
  expect(address(state, widened(state, inVienna, without("location")))).toBe("/search?q=photographer");
  const music = stateOf("q=string quartet and harpist");
  expect(address(music, widened(music, quartet, without("words")))).toBe("/search?category=live-music");
  const verbatim = stateOf("q=harpist&verbatim=true&category=djs");
  const asIs = { ...quartet, understood: null };
  expect(address(verbatim, widened(verbatim, asIs, without("words")))).toBe("/search?category=djs");
});

test("what was left aside is left out when it widens: its numbers were counted without", () => {
  const aside = structuredClone(quartet);
  for (const part of aside.understood.parts) part.effect = "none";
  const state = stateOf("q=string quartet and harpist");
  const near = { kind: "nearby", value: "graz-at", label: "Graz", kilometres: 145, count: 4 } as const;
  expect(address(state, widened(state, aside, near))).toBe("/search?category=live-music&location=graz-at");
});

test("what was understood and counts for nothing is no chip, and is told", () => {
  const aside = read("cheap harpist", [
    ["cheap", "priceRange", ["1"]],
    ["harpist", "words"],
  ]);
  aside.understood.parts[1]!.effect = "none";
  aside.filters.priceRange = [3];
  const state = stateOf("q=cheap harpist&priceRange=3");
  expect(leftAside(aside)).toEqual({ preferred: [], unspoken: ["harpist"], outweighed: ["cheap"] });
  expect(piecesOf(state, aside, names).map(({ label }) => label)).toEqual(["€€€"]);
});

test("what is only preferred is a chip, is told, and stays out of the headline", () => {
  const preferring = structuredClone(quartet);
  preferring.understood.parts[0]!.effect = "prefers";
  const state = stateOf("q=string quartet and harpist");
  expect(piecesOf(state, preferring, names).map(({ label }) => label)).toContain("Strings");
  expect(leftAside(preferring).preferred).toEqual(["Strings"]);
  expect(headlineOf(state, preferring, names)).toMatchObject({ what: "<live-music>", more: "“harpist”" });
});

test("the headline says what is in force", () => {
  expect(headlineOf(stateOf("q=photographer in vienna"), inVienna, names)).toEqual({
    what: "Photographers",
    where: "Vienna",
    more: "",
  });
  expect(headlineOf(stateOf("q=string quartet and harpist"), quartet, names)).toEqual({
    what: "<live-music>",
    where: "",
    more: "Strings, “harpist”",
  });
  const nonsense = read("zzzz", [["zzzz", "words"]]);
  nonsense.understood.parts[0]!.effect = "none";
  expect(headlineOf(stateOf("q=zzzz"), nonsense, names).what).toBe("“zzzz”");
  const name = read("villa podrožnik", []);
  expect(headlineOf(stateOf("q=villa podrožnik"), name, names).what).toBe("“villa podrožnik”");
});
