import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { ReviewCard } from "@troth/ui/review-card";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { languageOf, month } from "../format.ts";
import * as paths from "../paths.ts";
import { type Review, type ReviewQuery, reviewsQuery, type Vendor } from "../queries.ts";
import { messages } from "./messages.ts";

const words = messages.reviews;
const orders = Object.keys(words.orders) as (keyof typeof words.orders)[];

/** The address says which reviews are shown: `stars`, `sort`, and where to begin. */
export function reviewQueryOf(params: URLSearchParams): ReviewQuery {
  const stars = Number(params.get("stars"));
  const sort = orders.find((order) => order === params.get("sort"));
  const cursor = params.get("cursor");
  return {
    ...(stars >= 1 && stars <= 5 && Number.isInteger(stars) && { rating: [stars] }),
    ...(sort && sort !== "newest" && { sort }),
    ...(cursor && { cursor }),
    limit: 10,
  };
}

export function useFirstReviews(id: string, query: ReviewQuery): readonly Review[] {
  return useSuspenseInfiniteQuery(reviewsQuery(id, query)).data.pages[0]?.items ?? [];
}

/** A vendor's reviews: their order, a filter by stars, and more on demand. */
export function VendorReviews({ vendor }: { vendor: Vendor }) {
  const [params] = useSearchParams();
  const query = reviewQueryOf(params);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useSuspenseInfiniteQuery(
    reviewsQuery(vendor.id, query),
  );
  const reviews = data.pages.flatMap((page) => page.items);
  const total = data.pages[0]?.total ?? 0;
  const next = data.pages.at(-1)?.nextCursor;
  const stars = query.rating?.[0];
  const to = useReviewsLink();
  const { pathname, search } = useLocation();

  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Heading level={2} id="reviews-title" size="panel">
          {words.title}
        </Heading>
        {total > 1 ? (
          <nav aria-label={words.sort} className="flex flex-wrap gap-1">
            {orders.map((order) => (
              <Button key={order} asChild size="sm" variant={order === (query.sort ?? "newest") ? "quiet" : "plain"}>
                <Link
                  to={to({ sort: order === "newest" ? null : order })}
                  aria-current={order === (query.sort ?? "newest") ? "true" : undefined}
                  preventScrollReset
                >
                  {words.orders[order]}
                </Link>
              </Button>
            ))}
          </nav>
        ) : null}
      </div>
      {stars ? (
        <Text size={15} tone="muted" className="mt-3">
          {words.filtered(stars, total)} ·{" "}
          <TextLink asChild>
            <Link to={to({ stars: null })} preventScrollReset>
              {words.all}
            </Link>
          </TextLink>
        </Text>
      ) : null}
      {reviews.length === 0 ? (
        <EmptyState
          title={stars ? words.noneOfThese : words.none}
          description={stars ? undefined : words.noneHint}
          headingLevel={3}
          action={
            <Button asChild variant="outline">
              {stars ? (
                <Link to={to({ stars: null })} preventScrollReset>
                  {words.all}
                </Link>
              ) : (
                <Link to={paths.writeReview(vendor.id)} state={{ from: pathname + search }}>
                  {messages.detail.write}
                </Link>
              )}
            </Button>
          }
        />
      ) : (
        <ul className="mt-2 divide-y divide-hairline">
          {reviews.map((review) => (
            <li key={review.id} className="py-6">
              <VendorReview review={review} vendorName={vendor.name} />
            </li>
          ))}
        </ul>
      )}
      {isFetchNextPageError ? (
        <Banner tone="danger" live>
          {words.failed}
        </Banner>
      ) : null}
      {hasNextPage && next ? (
        <Stack className="mt-4 items-center">
          {/* A link, so that it works without script; with script the list grows in place. */}
          <Button asChild variant="outline" loading={isFetchingNextPage} loadingLabel={words.loading}>
            <Link
              to={to({ cursor: next })}
              preventScrollReset
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                if (!isFetchingNextPage) void fetchNextPage();
              }}
            >
              {words.more}
            </Link>
          </Button>
        </Stack>
      ) : null}
    </section>
  );
}

/** The same page with other reviews; a change of filter or order begins at the first. */
function useReviewsLink() {
  const { pathname, search } = useLocation();
  return (change: Record<string, string | null>): string => {
    const params = new URLSearchParams(search);
    params.delete("cursor");
    for (const [name, value] of Object.entries(change)) {
      if (value === null) params.delete(name);
      else params.set(name, value);
    }
    const text = params.toString();
    return `${pathname}${text && `?${text}`}#reviews`;
  };
}

function VendorReview({ review, vendorName }: { review: Review; vendorName: string }) {
  const wedding = review.weddingDate ? month(review.weddingDate) : "";
  return (
    <ReviewCard
      id={`review-${review.id}`}
      author={review.author}
      meta={messages.meta[review.experience](wedding)}
      rating={review.rating}
      title={review.title || undefined}
      text={review.review}
      lang={languageOf(review.language)}
      date={review.createdAt}
      edited={review.editedAt ?? undefined}
      response={
        review.response
          ? {
              name: vendorName,
              text: review.response.text,
              date: review.response.createdAt,
              note: review.response.beforeEdit ? words.beforeEdit : undefined,
            }
          : undefined
      }
    />
  );
}
