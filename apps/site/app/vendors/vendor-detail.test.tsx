import type { Schemas } from "@troth/api-client";
import { ToastProvider } from "@troth/ui/toast";
import { renderToString } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { categoriesQuery, vendorQuery } from "../queries.ts";
import { createVisit } from "../visit.ts";
import VendorDetail from "./vendor-detail.tsx";
import { reviewParams, reviewsOf } from "./vendor-reviews.tsx";

const aVendor = {
  id: "house",
  slug: "house",
  name: "Glass House",
  description: "",
  language: "en",
  category: [],
  location: [],
  places: [],
  priceRange: null,
  photos: [],
  timeZone: "Europe/Ljubljana",
  openState: { state: "not-given" },
  openingHours: [],
  socialMedia: [],
  website: "",
  phoneNumber: "",
  address: "",
  coordinates: null,
  isClaimed: false,
};

/** The vendor's page with this many reviews that count, and one for each of the others. */
function page(counted: number, others: Schemas["Review"]["experience"][]): string {
  const visit = createVisit({
    settings: {
      brand: { tagline: "Trusted vendors" } as never,
      origin: "https://troth.example",
      apiBase: "",
      googleLogin: false,
      credits: [],
    },
    client: { baseUrl: "https://api.example" },
  });
  const { queryClient } = visit;
  const rating = { average: counted ? 5 : null, count: counted, histogram: [0, 0, 0, 0, counted], aspects: {} };
  queryClient.setQueryData(categoriesQuery().queryKey, []);
  queryClient.setQueryData(vendorQuery("house").queryKey, { ...aVendor, rating } as unknown as Schemas["Vendor"]);
  const items = others.map((experience, i) => ({
    id: `${i}`,
    vendorId: "house",
    author: { name: "Ana K.", image: "" },
    rating: 1,
    title: "",
    review: "They never wrote back to us.",
    language: "en",
    experience,
    weddingDate: null,
    response: null,
    createdAt: "2026-07-01T00:00:00.000Z",
    editedAt: null,
  }));
  queryClient.setQueryData(reviewsOf("house", reviewParams.parse(new URLSearchParams())).queryKey, {
    pages: [{ items, total: counted + others.length, nextCursor: null }],
    pageParams: [null],
  } as never);
  return renderToString(
    <VisitProvider visit={visit}>
      <ToastProvider>
        <MemoryRouter initialEntries={["/vendor/house"]}>
          <Routes>
            <Route path="vendor/:id" element={<VendorDetail />} />
          </Routes>
        </MemoryRouter>
      </ToastProvider>
    </VisitProvider>,
  ).replaceAll(/<!--.*?-->/g, "");
}

test("a review by someone who only enquired says that its stars are not in the average", () => {
  const html = page(3, ["enquired"]);
  expect(html).toContain("Enquired, not in the average");
  expect(html).toContain("Enquiries aren’t in the average.");
  expect(page(3, [])).not.toContain("in the average");
});

test("a vendor with only enquiries shows them, and says that they are not in the average", () => {
  expect(page(0, ["enquired", "enquired"])).toContain("Enquiries aren’t in the average.");
});
