import type { Output } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Heading } from "@troth/ui/heading";
import { ReviewCard } from "@troth/ui/review-card";
import { SortSelect } from "@troth/ui/sort-select";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { renderedPart } from "../frame/rendered-part.ts";
import { dimmedWhileBusy, useIsReloadingPage } from "../frame/use-is-reloading-page.ts";
import { LoadMoreList } from "../lists/load-more-list.tsx";
import { listParams, oneOf, type StateOf, whole } from "../lists/params.ts";
import { useListParams } from "../lists/use-list-params.ts";
import type { LoadMoreItems } from "../lists/use-load-more-list.ts";
import { type Review, reviewsQuery, type Vendor } from "../queries.ts";
import { lateParts } from "./late-parts.ts";
import { messages } from "./messages.ts";
import { cardOf } from "./review-card-of.ts";
import { WriteReviewLink } from "./write-review-link.tsx";

const words = messages.reviews;
const orders = Object.keys(words.orders) as (keyof typeof words.orders)[];

/** Which reviews are shown, and in which order. */
export const reviewParams = listParams({ stars: whole(1, 5), sort: oneOf(orders, "newest") });

/** The reviews of a vendor that an address asks for. */
export const reviewsOf = (id: string, { stars, sort, cursor }: StateOf<typeof reviewParams>) =>
  reviewsQuery(id, {
    ...(stars && { rating: [stars] }),
    ...(sort !== "newest" && { sort }),
    ...(cursor && { cursor }),
    limit: 10,
  });

type VendorReviewsProps = { vendor: Vendor; list: LoadMoreItems<Output<"listReviews">> };

/** A vendor's reviews: their order, a filter by stars, and more on demand. */
export function VendorReviews({ vendor, list }: VendorReviewsProps) {
  const [{ stars, sort }, to] = useListParams(reviewParams, "#reviews");
  const { total = 0 } = list.firstPage ?? {};
  const { pathname } = useLocation();
  const navigate = useNavigate();

  return (
    <section id="reviews" aria-labelledby="reviews-title" aria-busy={useIsReloadingPage()}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Heading level={2} id="reviews-title" size="panel">
          {words.title}
        </Heading>
        {total > 1 ? (
          <SortSelect
            label={words.sort}
            action={`${pathname}#reviews`}
            hiddenFields={Object.fromEntries(new URL(to({ sort: "newest" }), "https://here.invalid").searchParams)}
            value={sort}
            options={orders.map((value) => ({ value, label: words.orders[value] }))}
            onChange={(value) => void navigate(to({ sort: value }), { preventScrollReset: true })}
          />
        ) : null}
      </div>
      {stars ? (
        <Text size={15} tone="muted" className="mt-3">
          {words.filtered(stars, total)} ·{" "}
          <TextLink asChild>
            <Link to={to({ stars: null })} preventScrollReset>
              {words.all}
            </Link>
          </TextLink>
        </Text>
      ) : null}
      <LoadMoreList
        list={list}
        to={to}
        words={words}
        keyOf={({ id }) => id}
        className={`mt-2 divide-y divide-hairline ${dimmedWhileBusy}`}
        itemClassName="py-6"
        empty={
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
                  <WriteReviewLink vendorId={vendor.id} />
                )}
              </Button>
            }
          />
        }
      >
        {(review) => <VendorReview review={review} vendor={vendor} />}
      </LoadMoreList>
    </section>
  );
}

const ReviewActions = renderedPart(async () => (await lateParts()).ReviewActions);

function VendorReview({ review, vendor }: { review: Review; vendor: Vendor }) {
  return (
    <ReviewCard
      id={`review-${review.id}`}
      {...cardOf(review)}
      actions={<ReviewActions review={review} vendor={vendor} />}
      response={
        review.response
          ? {
              name: vendor.name,
              text: review.response.text,
              date: review.response.createdAt,
              edited: review.response.editedAt ?? undefined,
              note: review.response.beforeEdit ? words.beforeEdit : undefined,
            }
          : undefined
      }
    />
  );
}
