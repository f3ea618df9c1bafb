// A vendor's page as the server renders it.
import { ToastProvider } from "@troth/ui/toast";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter, Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { categoriesQuery, type Vendor, vendorQuery } from "../queries.ts";
import { createVisit } from "../visit.ts";
import { cover } from "./cover.specimen.ts";
import VendorDetail from "./vendor-detail.tsx";
import { reviewParams, reviewsOf } from "./vendor-reviews.tsx";

const osm = { text: "© OpenStreetMap contributors (ODbL)", url: "https://www.openstreetmap.org/copyright" };
const link =
  /<a [^>]*href="https:\/\/www\.openstreetmap\.org\/copyright"[^>]*>© OpenStreetMap contributors \(ODbL\)<\/a>/g;

const visit = () =>
  createVisit({
    settings: { brand: {} as never, origin: "https://troth.example", apiBase: "", googleLogin: false, credits: [] },
    client: { baseUrl: "https://api.example" },
  });

const hours = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const vendor = (credit: Vendor["credit"]): Vendor => ({
  id: "01986f2a-6c00-7000-8000-00000000a001",
  slug: "lindenhof",
  name: "Lindenhof",
  language: "de",
  description: "",
  category: ["venues"],
  location: [],
  places: [],
  phoneNumber: "+43 2732 55501",
  website: "https://www.xn--lindenhfe-47a.example/",
  websiteText: "lindenhöfe.example",
  address: "",
  socialMedia: [],
  openingHours: hours.map((day) => ({ day, openTime: "00", closeTime: "00" })),
  timeZone: "Europe/Vienna",
  openState: { state: "not-given", until: null, opensAt: null },
  coordinates: null,
  priceRange: null,
  photos: [],
  banner: cover,
  image: cover,
  isClaimed: false,
  isApproved: true,
  status: "approved",
  addedBy: null,
  credit,
  rating: { average: null, count: 0, histogram: [0, 0, 0, 0, 0], aspects: {} },
  createdAt: "2026-11-22T10:00:00Z",
});

function page(credit: Vendor["credit"]): string {
  const here = visit();
  const { id } = vendor(null);
  here.queryClient.setQueryData(vendorQuery(id).queryKey, vendor(credit));
  here.queryClient.setQueryData(categoriesQuery().queryKey, []);
  const reviews = reviewsOf(id, reviewParams.parse(new URLSearchParams()));
  here.queryClient.setQueryData(reviews.queryKey, {
    pages: [{ items: [], total: 0, nextCursor: null }] as never,
    pageParams: [""] as never,
  });
  return renderToStaticMarkup(
    <StaticRouter location={`/vendor/detail/vendordetail/${id}`}>
      <VisitProvider visit={here}>
        <ToastProvider>
          <Routes>
            <Route path="/vendor/detail/vendordetail/:id" element={<VendorDetail />} />
          </Routes>
        </ToastProvider>
      </VisitProvider>
    </StaticRouter>,
  );
}

test("it says whose data it is made from, and shows the website in its own script", () => {
  expect(page(osm).match(link)).toHaveLength(1);
  expect(page(osm)).toMatch(/<a [^>]*href="https:\/\/www\.xn--lindenhfe-47a\.example\/"[^>]*>lindenhöfe\.example<\/a>/);
  expect(page(null)).not.toMatch(link);
});
