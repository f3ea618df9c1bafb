// A list as the server renders it; how it grows, and how people come back to it, is tested in e2e/detail.e2e.ts.
import { VisitProvider } from "../frame/visit-provider.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { type Review, reviewsQuery } from "../queries.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { LoadMoreList } from "./load-more-list.tsx";
import { listParams, oneOf, whole } from "./params.ts";
import { useLoadMoreList } from "./use-load-more-list.ts";
import { useListParams } from "./use-list-params.ts";

const visit = () => createVisit({ settings, client: { baseUrl: "https://api.example" } });

const params = listParams({ stars: whole(1, 5), sort: oneOf(["newest", "oldest"], "newest") });
const words = { more: "Show more", loading: "Fetching more", failed: "No more could be loaded" };

function Reviews() {
  const [{ stars }, to] = useListParams(params, "#reviews");
  const list = useLoadMoreList(reviewsQuery("villa", { limit: 10, ...(stars && { rating: [stars] }) }));
  return (
    <LoadMoreList
      list={list}
      to={to}
      words={words}
      keyOf={({ id }) => id}
      empty={<p>Nothing yet</p>}
      renderList={(items) => <section>{items}</section>}
    >
      {({ review }) => review}
    </LoadMoreList>
  );
}

function render(address: string, pages?: { items: string[]; nextCursor: string | null }[]) {
  const { queryClient, ...rest } = visit();
  if (pages)
    queryClient.setQueryData(reviewsQuery("villa", { limit: 10, rating: [4] }).queryKey, {
      pages: pages.map(({ items, nextCursor }) => ({
        items: items.map((review) => ({ id: review, review }) as Review),
        nextCursor,
        total: 0,
        facets: { languages: [], experiences: [], aspects: [], photos: 0, confirmed: 0 },
        unusualRate: false,
      })),
      pageParams: pages.map((_, at) => String(at)),
    });
  return renderToStaticMarkup(
    <VisitProvider visit={{ queryClient, ...rest }}>
      <StaticRouter location={address}>
        <Reviews />
      </StaticRouter>
    </VisitProvider>,
  );
}

test("all loaded pages are one list, and the link to the next keeps the rest of the address", () => {
  const html = render("/vendor?from=mail&stars=4&page=2&cursor=before", [
    { items: ["Candles", "Rain"], nextCursor: "x" },
    { items: ["Cake"], nextCursor: "y" },
  ]);
  expect(html).toMatch(/<section><ul>(<li>\w+<\/li>){3}<\/ul><\/section>/);
  expect(html).toMatch(/<a[^>]* href="\/vendor\?from=mail&amp;stars=4&amp;cursor=y#reviews"[^>]*>Show more<\/a>/);
});

test("the last page has no link to a next one", () => {
  expect(render("/vendor?stars=4", [{ items: ["Cake"], nextCursor: null }])).not.toContain("Show more");
});

test("an empty list says so, and a loading list does too", () => {
  expect(render("/vendor?stars=4", [{ items: [], nextCursor: null }])).toBe("<p>Nothing yet</p>");
  const html = render("/vendor?stars=4");
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain("Loading");
  expect(html).not.toContain("Nothing yet");
});
