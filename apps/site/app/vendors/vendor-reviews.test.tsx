import { ToastProvider } from "@troth/ui/toast";
import { renderToStaticMarkup } from "react-dom/server";
import { Route, Routes, StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { categoriesQuery, type Review, type Vendor, vendorQuery } from "../queries.ts";
import { createVisit } from "../visit.ts";
import VendorDetail from "./vendor-detail.tsx";
import { reviewParams, reviewsOf } from "./vendor-reviews.tsx";

const villa = {
  id: "villa",
  name: "Villa Podrožnik",
  category: [],
  places: [],
  photos: [],
  socialMedia: [],
  openingHours: [],
  openState: { kind: "unknown" },
  timeZone: "Europe/Ljubljana",
  website: "",
  address: "",
  phoneNumber: "",
  description: "",
  language: "en",
  rating: { average: 4.2, count: 5, histogram: [1, 0, 0, 2, 2], aspects: {} },
} as unknown as Vendor;

const review = (id: string) =>
  ({
    id,
    author: { name: "Ana K.", image: "" },
    rating: 4,
    title: "",
    review: "Candles in every window.",
    experience: "enquired",
    language: "en",
    createdAt: "2026-07-01T00:00:00Z",
  }) as Review;

function render(search: string): string {
  const visit = createVisit({
    settings: {
      brand: { tagline: "" } as never,
      origin: "https://troth.example",
      apiBase: "",
      googleLogin: false,
      credits: [],
    },
    client: { baseUrl: "https://api.example" },
  });
  const { queryClient } = visit;
  queryClient.setQueryData(vendorQuery("villa").queryKey, villa);
  queryClient.setQueryData(categoriesQuery().queryKey, []);
  queryClient.setQueryData(reviewsOf("villa", reviewParams.parse(new URLSearchParams(search))).queryKey, {
    pages: [{ items: [review("1"), review("2")], total: 5, nextCursor: null }],
    pageParams: [""],
  });
  return renderToStaticMarkup(
    <VisitProvider visit={visit}>
      <ToastProvider>
        <StaticRouter location={`/vendor/villa${search}`}>
          <Routes>
            <Route path="/vendor/:id" element={<VendorDetail />} />
          </Routes>
        </StaticRouter>
      </ToastProvider>
    </VisitProvider>,
  );
}

test("a bar of the histogram keeps the chosen order and the rest of the address", () => {
  const html = render("?from=mail&sort=lowest");
  expect(html).toContain('href="/vendor/villa?from=mail&amp;sort=lowest&amp;stars=4#reviews"');
  // Bars without reviews have no link.
  expect(html).not.toContain("stars=3");
});

test("reviews can't be sorted by anything without data behind it: no one can call one helpful yet", () => {
  const html = render("");
  const orders = [...html.matchAll(/<option value="(\w+)"/g)].map(([, order]) => order);
  expect(orders).toEqual(["newest", "highest", "lowest"]);
});
