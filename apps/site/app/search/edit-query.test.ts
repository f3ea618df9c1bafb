import { expect, test } from "vitest";
import { noFilters, type Part, removeParts, setFilters, withAlternative } from "./edit-query.ts";
import { address, inVienna, quartet, stateOf, understand } from "./queries.specimen.ts";

const q = "the best  photographer in vienna, please";
const { parts } = understand(q, [
  ["photographer", "category"],
  ["vienna", "place"],
]).understood;

test.each<[string, Part["kind"][], string]>([
  ["the last one, along with what follows it", ["place"], "the best photographer, please"],
  ["the first one, along with what comes before it", ["category"], "in vienna, please"],
  ["the only one left, along with everything", ["category", "place"], ""],
  ["none, along with nothing", [], q],
])("removing parts of the text removes the words that belong to them: %s", (_case, removed, left) => {
  expect(removeParts(q, parts, ({ kind }) => removed.includes(kind))).toBe(left);
});

test("a text without parts stays as it is", () => {
  expect(removeParts("villa podrožnik", [], () => true)).toBe("villa podrožnik");
});

test.each([
  [{ category: ["photographers", "djs"] }, "/search?q=in vienna&category=photographers,djs"],
  [{ location: [] }, "/search?q=photographer"],
  [{ minRating: 4 }, "/search?q=photographer in vienna&minRating=4"],
  [noFilters, "/search"],
])("setting a filter replaces what the text says about it, and only that: %o", (filters, expected) => {
  const state = stateOf("q=photographer in vienna&cursor=abc");
  expect(address(state, setFilters(state, inVienna, filters))).toBe(expected);
});

test("a specialty stays in the text as long as its category does", () => {
  const state = stateOf("q=string quartet and harpist");
  expect(address(state, setFilters(state, quartet, { category: ["live-music", "djs"] }))).toBe(
    "/search?q=string quartet and harpist&category=live-music,djs",
  );
});

const without = (value: string) => ({ kind: "without", value, label: "", kilometres: null, count: 1 }) as const;
const nearGraz = { kind: "nearby", value: "graz-at", label: "Graz", kilometres: 145, count: 4 } as const;
const ignored = structuredClone(quartet);
for (const part of ignored.understood.parts) part.effect = "none";

test.each([
  ["somewhere near", "q=photographer in vienna", inVienna, nearGraz, "/search?q=photographer&location=graz-at"],
  ["one wish less", "q=photographer in vienna", inVienna, without("location"), "/search?q=photographer"],
  ["no words", "q=string quartet and harpist", quartet, without("words"), "/search?category=live-music"],
  [
    "no verbatim words",
    "q=harpist&verbatim=true&category=djs",
    { ...quartet, understood: null },
    without("words"),
    "/search?category=djs",
  ],
  [
    "no parts that had no effect, because the count leaves them out",
    "q=string quartet and harpist",
    ignored,
    nearGraz,
    "/search?category=live-music&location=graz-at",
  ],
])("an alternative is the same search with %s", (_case, text, understanding, alternative, expected) => {
  const state = stateOf(text);
  expect(address(state, withAlternative(state, understanding, alternative))).toBe(expected);
});
