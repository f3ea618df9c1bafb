import type { Output } from "@troth/api-client";
import { Heading } from "@troth/ui/heading";
import { ReviewCard } from "@troth/ui/review-card";
import { Link } from "react-router-dom";
import { dimmedWhileBusy, useIsReloadingPage } from "../frame/use-is-reloading-page.ts";
import { LoadMoreList } from "../lists/load-more-list.tsx";
import { useListParams } from "../lists/use-list-params.ts";
import type { LoadMoreItems } from "../lists/use-load-more-list.ts";
import * as paths from "../paths.ts";
import type { Review, Vendor } from "../queries.ts";
import { latePart } from "./late-parts.ts";
import { messages } from "./messages.ts";
import { cardOf, responseOf } from "./review-card-of.ts";
import { reviewParams } from "./review-params.ts";

const words = messages.reviews;

// They work as links and forms, or wait, until their code has loaded.
const ReviewFilters = latePart("ReviewFilters");
const NoReviews = latePart("NoReviews");
const ReviewActions = latePart("ReviewActions");
const ReviewPhotos = latePart("ReviewPhotos");
const HelpfulVote = latePart("HelpfulVote");
const ReviewTrust = latePart("ReviewTrust");

type VendorReviewsProps = { vendor: Vendor; list: LoadMoreItems<Output<"listReviews">> };

/** A vendor's reviews: their order, filters, and more on demand. */
export function VendorReviews({ vendor, list }: VendorReviewsProps) {
  const [{ q }, to] = useListParams(reviewParams, "#reviews");
  return (
    <section id="reviews" aria-labelledby="reviews-title" aria-busy={useIsReloadingPage()}>
      <Heading level={2} id="reviews-title" size="panel">
        {words.title}
      </Heading>
      <ReviewFilters page={list.firstPage} />
      <LoadMoreList
        list={list}
        to={to}
        words={words}
        keyOf={({ id }) => id}
        className={`mt-2 divide-y divide-hairline ${dimmedWhileBusy}`}
        itemClassName="py-6"
        empty={<NoReviews vendor={vendor} />}
      >
        {(review) => <VendorReview key={q} review={review} vendor={vendor} isUnfolded={q !== ""} />}
      </LoadMoreList>
    </section>
  );
}

type VendorReviewProps = { review: Review; vendor: Vendor; isUnfolded: boolean };

function VendorReview({ review, vendor, isUnfolded }: VendorReviewProps) {
  return (
    <ReviewCard
      id={`review-${review.id}`}
      {...cardOf(review)}
      photos={review.photos[0] && <ReviewPhotos review={review} />}
      badge={<ReviewTrust trust={review.trust} />}
      response={responseOf(review, vendor.name)}
      permalink={<Link to={paths.review(review.id)} />}
      // What was searched for may be at the end.
      defaultExpanded={isUnfolded}
      actions={
        <>
          <HelpfulVote review={review} />
          <ReviewActions review={review} vendor={vendor} />
        </>
      }
    />
  );
}
