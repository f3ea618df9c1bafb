import { expect, test } from "vitest";
import type { Vendor } from "../queries.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { similarVendorsQuery } from "./similar-query.ts";

const ljubljana = { id: "ljubljana-si", name: "Ljubljana", country: "SI", countryName: "Slovenia" };
const near = [
  { kind: "nearby", value: "kranj-si", label: "Kranj", kilometres: 25, count: 2 },
  { kind: "nearby", value: "vienna-at", label: "Vienna", kilometres: 278, count: 13 },
];

/** Only those whose names begin with "also" are something else in the first place. */
const summary = (id: string) => ({ id, category: id.startsWith("also") ? ["florists", "venues"] : ["venues"] });

/** What is found for a venue in Ljubljana, if each place has the vendors with these ids. */
async function similarTo(id: string, has: Record<string, string[]>, wider: unknown[] = near) {
  const asked: string[] = [];
  const { queryClient } = createVisit({
    settings,
    client: {
      baseUrl: "https://api.example",
      fetch: (request: Request) => {
        const params = new URL(request.url).searchParams;
        asked.push(`${params.get("category")} ${params.get("location") ?? "anywhere"}`);
        const items = has[params.get("location") ?? "anywhere"]!.slice(0, Number(params.get("limit")));
        return Promise.resolve(Response.json({ items: items.map(summary), wider }));
      },
    },
  });
  const vendor = { id, category: ["venues", "catering"], places: [ljubljana] } as unknown as Vendor;
  const { place, vendors } = await queryClient.ensureQueryData(similarVendorsQuery(vendor));
  return { place: place?.name, vendors: vendors.map((vendor) => vendor.id), asked };
}

test("similar vendors are the best four others of the same category and place", async () => {
  expect(await similarTo("b", { "ljubljana-si": ["a", "b", "c", "d", "e", "f"] })).toEqual({
    place: "Ljubljana",
    vendors: ["a", "c", "d", "e"],
    asked: ["venues ljubljana-si"],
  });
});

test("if the place has too few, its own come first, and the nearest places fill up the rest", async () => {
  expect(
    await similarTo("a", { "ljubljana-si": ["a", "b"], "kranj-si": ["c", "d"], "vienna-at": ["e", "f", "g"] }),
  ).toEqual({
    place: undefined,
    vendors: ["b", "c", "d", "e"],
    asked: ["venues ljubljana-si", "venues kranj-si", "venues vienna-at"],
  });
});

test("no further place is asked than it takes to fill up the rest", async () => {
  expect(await similarTo("a", { "ljubljana-si": ["a", "b", "c"], "kranj-si": ["d", "e"] })).toEqual({
    place: undefined,
    vendors: ["b", "c", "d", "e"],
    asked: ["venues ljubljana-si", "venues kranj-si"],
  });
});

test("if there are too few nearby, the best in the country follow them, and none is shown twice", async () => {
  const has = { "ljubljana-si": ["a", "b"], "kranj-si": ["b", "c"], si: ["x", "a", "c", "b", "y"] };
  expect(await similarTo("a", has, near.slice(0, 1))).toEqual({
    place: undefined,
    vendors: ["b", "c", "x", "y"],
    asked: ["venues ljubljana-si", "venues kranj-si", "venues si"],
  });
});

test("those that are mainly something else come last, and only from nearby", async () => {
  const has = { "ljubljana-si": ["a", "also b"], "kranj-si": ["also c", "d"], si: ["also x", "y"] };
  expect((await similarTo("a", has, near.slice(0, 1))).vendors).toEqual(["d", "y", "also b", "also c"]);
});

test("a place full of vendors that are mainly something else isn't enough", async () => {
  const all = ["a", "also b", "also c", "also d", "also e", "also f", "g"];
  expect((await similarTo("a", { "ljubljana-si": all, si: ["x", "also y", "z"] }, [])).vendors).toEqual([
    "g",
    "x",
    "z",
    "also b",
  ]);
});

test("none is shown from far away: rather none at all", async () => {
  const far = { kind: "nearby", value: "bari-it", label: "Bari", kilometres: 640, count: 5 };
  expect(await similarTo("a", { "ljubljana-si": ["a"], si: ["a", "also x"] }, [far])).toEqual({
    place: undefined,
    vendors: [],
    asked: ["venues ljubljana-si", "venues si"],
  });
});

test("with none in the place itself, the heading names another place only if all of them are there", async () => {
  const vienna = near.slice(1);
  expect(await similarTo("a", { "ljubljana-si": ["a"], "vienna-at": ["d", "e", "f", "g"] }, vienna)).toEqual({
    place: "Vienna",
    vendors: ["d", "e", "f", "g"],
    asked: ["venues ljubljana-si", "venues vienna-at"],
  });
  expect(await similarTo("a", { "ljubljana-si": ["a"], si: ["a", "x", "y"] }, [])).toEqual({
    place: undefined,
    vendors: ["x", "y"],
    asked: ["venues ljubljana-si", "venues si"],
  });
});
