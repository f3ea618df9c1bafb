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
        return Promise.resolve(Response.json({ items: items.map((id) => ({ id })), wider }));
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

test("if the place has too few, they come from the nearest place that has enough", async () => {
  expect(await similarTo("a", { "ljubljana-si": ["a", "b", "c"], "vienna-at": ["d", "e", "f"] })).toEqual({
    place: "Vienna",
    vendors: ["d", "e", "f"],
    asked: ["venues ljubljana-si", "venues vienna-at"],
  });
});

test("if no nearby place has enough, they come from anywhere", async () => {
  expect(await similarTo("a", { "ljubljana-si": ["a"], anywhere: ["a", "x", "y"] }, [])).toEqual({
    place: undefined,
    vendors: ["x", "y"],
    asked: ["venues ljubljana-si", "venues anywhere"],
  });
});
