// A vendor's page as the server renders it.
import type { Schemas } from "@troth/api-client";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { categoriesQuery, type Review, type Vendor, vendorQuery } from "../queries.ts";
import { ownReviewQuery } from "../reviews/own-review-query.ts";
import { loggedOut, sessionAtom } from "../state/session.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import VendorDetail from "./vendor-detail.tsx";
import { reviewParams, reviewsOf } from "./review-params.ts";
import { vendor } from "./vendor.specimen.ts";

const osm = { text: "© OpenStreetMap contributors (ODbL)", url: "https://www.openstreetmap.org/copyright" };
const link =
  /<a [^>]*href="https:\/\/www\.openstreetmap\.org\/copyright"[^>]*>© OpenStreetMap contributors \(ODbL\)<\/a>/g;

const reviewOf = (change: Partial<Review>): Review => ({
  id: "01986f2a-6c00-7000-8000-00000000b001",
  vendorId: vendor.id,
  author: { name: "Ana K.", image: "" },
  rating: 1,
  title: "",
  review: "They never wrote back to us.",
  language: "en",
  experience: "completed",
  weddingDate: null,
  aspects: {},
  photos: [],
  status: "published",
  helpfulCount: 0,
  response: null,
  underReviewSince: null,
  trust: "unverified",
  version: 1,
  createdAt: "2026-07-01T00:00:00.000Z",
  editedAt: null,
  ...change,
});
const enquiry = reviewOf({ experience: "enquired" });

/** The rating of a vendor with this many reviews, each of five stars. */
const counted = (count: number): Vendor["rating"] => ({
  average: count ? 5 : null,
  count,
  histogram: [0, 0, 0, 0, count],
  aspects: {},
});

type Facets = Schemas["ReviewFacets"];
type Shown = {
  change?: Partial<Vendor>;
  reviews?: Review[];
  total?: number;
  facets?: Partial<Facets>;
  search?: string;
  isOwn?: boolean;
  unusualRate?: boolean;
};

function pageOf({
  change = {},
  reviews = [],
  total = reviews.length,
  facets = {},
  search = "",
  isOwn = false,
  unusualRate = false,
}: Shown) {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  const { queryClient, store } = visit;
  if (isOwn) {
    const userData = { ...loggedOut.userData, _id: "ana" };
    store.set(sessionAtom, { ...loggedOut, isLoggedIn: true, userData });
    queryClient.setQueryData(ownReviewQuery("ana", vendor.id).queryKey, {
      isOwner: true,
      mayReply: true,
      review: null,
      helpful: [],
    });
  }
  queryClient.setQueryData(categoriesQuery().queryKey, []);
  queryClient.setQueryData(vendorQuery(vendor.id).queryKey, { ...vendor, ...change });
  queryClient.setQueryData(reviewsOf(vendor.id, reviewParams.parse(new URLSearchParams(search))).queryKey, {
    pages: [
      {
        items: reviews,
        total,
        facets: { languages: [], experiences: [], aspects: [], photos: 0, confirmed: 0, ...facets },
        unusualRate,
        nextCursor: null,
      },
    ],
    pageParams: [""],
  });
  return (
    <VisitFrame visit={visit}>
      <MemoryRouter initialEntries={[`/vendor/${vendor.id}${search}`]}>
        <Routes>
          <Route path="vendor/:id" element={<VendorDetail />} />
        </Routes>
      </MemoryRouter>
    </VisitFrame>
  );
}

const withoutComments = (html: string) => html.replaceAll(/<!--.*?-->/g, "");

/** Without the parts whose code loads after the page. */
const page = (shown: Shown = {}) => withoutComments(renderToString(pageOf(shown)));

const wholePage = async (shown: Shown = {}) =>
  withoutComments(await new Response((await prerender(pageOf(shown))).prelude).text());

test("a review by someone who only enquired says that its stars are not in the average", () => {
  const html = page({ change: { rating: counted(3) }, reviews: [enquiry], total: 4 });
  expect(html).toContain("Enquired, not in the average");
  expect(html).toContain("Enquiries aren’t in the average.");
  expect(page({ change: { rating: counted(3) }, total: 3 })).not.toContain("in the average");
});

test("a vendor with only enquiries shows them, and says that they are not in the average", () => {
  expect(page({ reviews: [enquiry, { ...enquiry, id: "2" }] })).toContain("Enquiries aren’t in the average.");
});

test("a vendor is said to have no reviews only if there are none", () => {
  expect(page()).toContain("New · no reviews yet");
  const html = page({ reviews: [enquiry] });
  expect(html).not.toMatch(/no reviews yet/i);
  expect(html).toContain("New · no rating yet");
  expect(html).toContain("No rating yet.");
});

test("a review says what is known about where it comes from, in the server's HTML too", async () => {
  const html = await wholePage({ reviews: [reviewOf({ trust: "invited" })] });
  expect(html).toMatch(/<button[^>]*>.*Invited client.*\(what this means\)/);
  expect(await wholePage({ reviews: [reviewOf({})] })).not.toMatch(/Invited client|what this means/);
});

test("a review shows the stars it gave for each aspect", () => {
  const html = page({ reviews: [reviewOf({ aspects: { communication: 2 } })] });
  expect(html).toMatch(/<dl aria-label="By aspect"[^>]*>(<[^>]*>)*Communication/);
  expect(html).not.toContain("Flexibility");
});

test("the page credits the source of its data, and shows a website in its own script", async () => {
  const credited = await wholePage({ change: { credit: osm } });
  expect(credited.match(link)).toHaveLength(1);
  expect(credited).toMatch(/<a [^>]*href="https:\/\/www\.xn--lindenhfe-47a\.example\/"[^>]*>lindenhöfe\.example<\/a>/);
  expect(await wholePage()).not.toMatch(link);
});

/** With reviews of one, four and five stars. */
const mixed: Shown = {
  change: { rating: { average: 4.2, count: 5, histogram: [1, 0, 0, 2, 2], aspects: {} } },
  reviews: [reviewOf({ id: "1" }), reviewOf({ id: "2" })],
  total: 5,
};

test("a bar of the histogram keeps the chosen order and the rest of the address", () => {
  const html = page({ ...mixed, search: "?from=mail&sort=lowest" });
  expect(html).toContain(`href="/vendor/${vendor.id}?from=mail&amp;sort=lowest&amp;stars=4#reviews"`);
  // Those without any reviews lead nowhere.
  expect(html).not.toContain("stars=3");
});

test("pressing a bar again shows all reviews in the same order", () => {
  const html = page({ ...mixed, search: "?sort=lowest&stars=4" });
  expect(html).toMatch(
    new RegExp(
      `<a [^>]*aria-current="true"[^>]*href="/vendor/${vendor.id}\\?sort=lowest#reviews"[^>]*>(<[^>]*>)*4 stars`,
    ),
  );
});

const facets: Facets = {
  languages: [
    { value: "en", count: 3 },
    { value: "sl", count: 1 },
    { value: "und", count: 1 },
  ],
  experiences: [
    { value: "completed", count: 4 },
    { value: "enquired", count: 1 },
  ],
  aspects: [
    { value: "quality", count: 3 },
    { value: "value", count: 2 },
  ],
  photos: 2,
  confirmed: 1,
};

test("without script, reviews are sorted, filtered and searched by forms and links that keep each other's choices", async () => {
  const html = await wholePage({ ...mixed, facets, search: "?q=rain&language=sl" });
  const orders = [...html.matchAll(/<option value="(\w+)"/g)].map(([, order]) => order);
  expect(orders).toEqual(["newest", "helpful", "highest", "lowest"]);
  const forms = [...html.matchAll(/<form [\s\S]*?<\/form>/g)].map(([form]) => form);
  const search = forms.find((form) => form.includes("Search these reviews"))!;
  expect(search).toContain(`action="/vendor/${vendor.id}#reviews"`);
  expect(search).toContain('<input type="hidden" name="language" value="sl"/>');
  expect(search).toContain('value="rain"');
  const sort = forms.find((form) => form.includes("Sort reviews by"))!;
  for (const field of ['name="language" value="sl"', 'name="q" value="rain"'])
    expect(sort).toContain(`<input type="hidden" ${field}/>`);
  const linkTo = (query: string) => `href="/vendor/${vendor.id}?${query}#reviews"`;
  expect(html).toMatch(new RegExp(`aria-current="true"[^>]*${linkTo("q=rain").replaceAll("?", "\\?")}[^>]*>Slovenian`));
  expect(html).toContain(`${linkTo("q=rain&amp;language=sl&amp;experience=enquired")}`);
  // Reviews whose language isn't known can't be asked for.
  expect(html).not.toContain("language=und");
  expect(html).toContain("5 reviews in Slovenian, mentioning “rain”");
});

test("reviews that rate an aspect are a link away, without script too, which keeps the order and the other choices", async () => {
  const linkTo = (query: string) => `href="/vendor/${vendor.id}?${query}#reviews"`;
  const all = await wholePage({ ...mixed, facets, search: "?language=sl&sort=highest" });
  expect(all).toContain(linkTo("language=sl&amp;sort=highest&amp;aspect=value"));
  const html = await wholePage({ ...mixed, facets, search: "?language=sl&sort=highest&aspect=value" });
  expect(html).toMatch(/aria-current="true"[^>]*href="[^"]*\?language=sl&amp;sort=highest#reviews"[^>]*>Value/);
  expect(html).toMatch(
    /<form (?:(?!<\/form>)[\s\S])*name="aspect" value="value"(?:(?!<\/form>)[\s\S])*Sort reviews by/,
  );
  expect(html).toContain("5 reviews in Slovenian, with stars for value");
  const { queryKey } = reviewsOf("a", reviewParams.parse(new URLSearchParams("aspect=value")));
  expect(queryKey).toContainEqual(expect.objectContaining({ aspect: "value" }));
});

test("reviews with photos can be asked for without script, and show them with their author's words", async () => {
  const photo = {
    id: "aa",
    alt: "Three tiers",
    drawn: false,
    width: 800,
    height: 600,
    placeholder: "",
    variants: [{ src: "/api/photos/aa/320.webp", width: 320, format: "webp" as const }],
  };
  const html = await wholePage({ ...mixed, reviews: [reviewOf({ photos: [photo] })], facets, search: "?photos=true" });
  expect(html).toMatch(
    new RegExp(`aria-current="true"[^>]*href="/vendor/${vendor.id}(#reviews)?"[^>]*>With photos<span[^>]*>2<`),
  );
  expect(html).toContain("5 reviews with photos");
  expect(html).toContain('<ul aria-label="Photos by Ana K."');
  expect(html).toContain('aria-label="Picture 1 of 1: Three tiers"');
  expect(html).toContain("/api/photos/aa/320.webp 320w");
  expect(await wholePage({ ...mixed, facets: { ...facets, photos: 0 } })).not.toContain("With photos");
});

test("the reviews of confirmed clients are a link away, if there are any", async () => {
  const html = await wholePage({ ...mixed, facets, search: "?photos=true&confirmed=true" });
  expect(html).toMatch(/aria-current="true"[^>]*href="[^"]*\?photos=true#reviews"[^>]*>Confirmed clients<span[^>]*>1</);
  expect(html).toContain("5 reviews with photos, by confirmed clients");
  expect(await wholePage({ ...mixed, facets: { ...facets, confirmed: 0 } })).not.toContain("Confirmed clients");
});

test("a button unfolds the filters only where there is something to choose from", async () => {
  const buttons = async (shown: Shown) =>
    (await wholePage({ ...mixed, ...shown })).match(/<button [^>]*aria-controls=[^>]*>/g) ?? [];
  expect(await buttons({ facets })).toHaveLength(1);
  const alike: Facets = {
    languages: [{ value: "en", count: 5 }],
    experiences: [{ value: "completed", count: 5 }],
    aspects: [],
    photos: 0,
    confirmed: 0,
  };
  expect(await buttons({ facets: alike })).toEqual([]);
  // What has been chosen can be given up again.
  expect(await buttons({ facets: alike, search: "?language=en" })).toHaveLength(1);
});

test("if no review matches, all of them are one press away", async () => {
  const html = await wholePage({ search: "?q=swans", change: { rating: counted(3) } });
  expect(html).toContain("No review matches");
  expect(html).toMatch(
    new RegExp(`href="/vendor/${vendor.id}"[^>]*>All reviews|href="/vendor/${vendor.id}#reviews"[^>]*>All reviews`),
  );
});

test("what an address asks for beyond the choices is ignored, and never reaches the API", () => {
  const read = (search: string) => reviewParams.parse(new URLSearchParams(search));
  expect(read("q=%00a&language=%00&experience=guessed&aspect=toString&stars=9&sort=best")).toEqual(read(""));
  for (const q of ["x", "😀"]) expect(read(`q=${q}`)).toEqual(read(""));
  for (const language of ["__", "12", "ab-", "de_AT", "und"]) expect(read(`language=${language}`)).toEqual(read(""));
  expect(read(`q=x${"😀".repeat(80)}`).q.isWellFormed()).toBe(true);
  expect(read("q=rain%0d%0anow").q).toBe("rain now");
});

test("a review says how many people found it helpful, without script too, and how to say so", async () => {
  const html = await wholePage({ reviews: [reviewOf({ helpfulCount: 38 })] });
  expect(html).toContain("38 people found this helpful");
  expect(html).toMatch(/<button [^>]*aria-pressed="false"[^>]*>[\s\S]*?Helpful[\s\S]*?\(review by Ana K\.\)/);
});

test("the forms are the same whichever order the address is in, because the server renders the page once for all", async () => {
  const fields = async (search: string) =>
    (await wholePage({ ...mixed, facets, search })).match(/<input type="hidden"[^>]*>/g);
  const some = await fields("?stars=4&q=rain&language=sl");
  expect(some!.length).toBeGreaterThan(4);
  expect(await fields("?language=sl&q=rain&stars=4")).toEqual(some);
});

test("while far more reviews than usual are coming in, the page says so and leads to the rules", async () => {
  const quiet = await wholePage({ reviews: [enquiry] });
  expect(quiet).not.toContain("Far more reviews than usual");
  const html = await wholePage({ reviews: [enquiry], unusualRate: true });
  expect(html).toMatch(/data-slot="banner"[\s\S]*Far more reviews than usual[\s\S]*href="\/how-reviews-are-checked"/);
});

test("check 44: what is searched for among reviews is shown as text", async () => {
  const evil = `"><img src=x onerror=alert(1)></script>`;
  const html = await wholePage({ ...mixed, facets, search: `?${new URLSearchParams({ q: evil }).toString()}` });
  expect(html).toContain("mentioning “&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;/script&gt;”");
  expect(html).not.toContain("<img src=x");
});

test("the server asks everyone whether it's their business, because it renders the page once for all", async () => {
  const change = { isClaimed: true };
  for (const isOwn of [false, true])
    expect(await wholePage({ change, isOwn })).toMatch(/Own this business\?.*Suggest a change/s);
});

test("a vendor's page leads to the notice of illegal content, with its address and without script", async () => {
  expect(await wholePage()).toMatch(
    new RegExp(
      `<a [^>]*href="/notice\\?address=https%3A%2F%2Ftroth.example%2Fvendor%2F[^"]*${vendor.id}"[^>]*>Report illegal content</a>`,
    ),
  );
});
