import type { Schemas } from "@troth/api-client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { categoriesQuery, type VendorSummary } from "../queries.ts";
import { latestReviewsQuery } from "./latest-reviews-query.ts";
import { createVisit, routerContext } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { cover } from "../vendors/cover.specimen.ts";
import Home, { loader } from "./home.tsx";

const category = (name: string, vendorCount: number): Schemas["Category"] => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  singular: name,
  description: "",
  icon: "",
  position: 1,
  image: cover,
  vendorCount,
});

const vendor = (name: string, average: number | null, count: number): VendorSummary => ({
  id: name,
  slug: "house",
  name,
  language: "en",
  category: ["venues"],
  location: [],
  places: [],
  rating: { average, count },
  priceRange: null,
  image: cover,
  timeZone: "Europe/Ljubljana",
  openState: { state: "not-given", until: null, opensAt: null },
  credit: null,
});

type Shown = {
  categories?: Schemas["Category"][];
  best?: VendorSummary[];
  newest?: VendorSummary[];
  reviews?: Partial<Schemas["Review"]>[];
};

/** The page's text, given what the API answers. */
async function home({ categories = [], best = [], newest = [], reviews = [] }: Shown): Promise<string> {
  const visit = createVisit({
    settings,
    client: {
      baseUrl: "https://api.example",
      // Only vendors are asked for.
      fetch: async (request) =>
        Response.json({ items: new URL(request.url).searchParams.get("sort") === "newest" ? newest : best }),
    },
  });
  const { queryClient } = visit;
  queryClient.setQueryData(categoriesQuery().queryKey, categories);
  queryClient.setQueryData(latestReviewsQuery(6).queryKey, {
    quote: null,
    items: reviews.map((review) => ({
      review: {
        id: "1",
        author: { name: "Ana K.", image: "" },
        rating: 5,
        title: "",
        review: "They wrote back within the hour.",
        language: "en",
        createdAt: "2026-07-01T00:00:00.000Z",
        ...review,
      } as Schemas["Review"],
      vendor: { id: "v", slug: "house", name: "Glass House", language: "en" },
    })),
  });
  await loader({ params: {}, request: new Request("https://troth.example/"), context: routerContext(visit) });
  return renderToString(
    <VisitFrame visit={visit}>
      <MemoryRouter>
        <Home />
      </MemoryRouter>
    </VisitFrame>,
  ).replaceAll(/<!--.*?-->/g, "");
}

test("vendors without enough reviews are not called highly rated", async () => {
  const new_ = vendor("Glass House", null, 0);
  const html = await home({ best: [new_, vendor("One Friend", 5, 1), vendor("Two Friends", 5, 2)], newest: [new_] });
  expect(html).not.toContain("Highly rated");
  expect(html).not.toContain("One Friend");
  expect(html).toContain("New on Troth");
  expect(html).toContain("Glass House");
});

test("only vendors with enough reviews and a good rating are among the highly rated", async () => {
  const html = await home({ best: [vendor("Loved", 4.8, 3), vendor("Two Friends", 5, 2), vendor("So So", 3.9, 40)] });
  expect(html).toContain("Highly rated");
  expect(html).toContain("Loved");
  expect(html).not.toMatch(/Two Friends|So So|New on/);
});

test("without vendors, the page announces none", async () => {
  expect(await home({})).not.toMatch(/Highly rated|New on|Try:/);
});

test("only categories with vendors in them are offered", async () => {
  const html = await home({ categories: [category("Venues", 0), category("Cakes", 2), category("Florists", 7)] });
  const offered = /Try:.*?<\/div>/.exec(html)![0];
  expect(offered).toMatch(/Cakes.*Florists/);
  expect(offered).not.toContain("Venues");
  expect(html).not.toContain("Popular");
  expect(html).not.toContain("Venues");
});

test("a new review by someone who only enquired says that its stars are not in the average", async () => {
  expect(await home({ reviews: [{ experience: "enquired" }] })).toContain("enquiry, not in the average");
  expect(await home({ reviews: [{ experience: "completed" }] })).not.toContain("not in the average");
});
