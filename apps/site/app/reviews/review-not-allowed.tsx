import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { ReviewCard } from "@troth/ui/review-card";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { Link } from "react-router-dom";
import { lazyPart } from "../frame/lazy-part.ts";
import * as paths from "../paths.ts";
import { type Review, vendorQuery } from "../queries.ts";
import { reviewInProgressAtom } from "../state/review-draft.ts";
import { cardOf } from "../vendors/review-card-of.ts";
import type { EditReviewProps } from "./published/edit-review.tsx";
import { lazyMessages as words } from "./lazy-messages.ts";
import { messages } from "./publish-messages.ts";
import { useDiscardDraft } from "./use-discard-draft.ts";

// From here, so that the pages that few people leave this way don't list the files it needs.
const EditReview = lazyPart(async () => (await import("./published/edit-review.tsx")).EditReview);

type ReviewNotAllowedProps = {
  vendorId: string;
  isOwner: boolean;
  review: Review | null;
  /** Why a partner keeps them from reviewing it. */
  couple?: Schemas["CoupleInTheWay"];
  /** The review is edited here, with this for its stars. */
  edits?: EditReviewProps["Stars"] | undefined;
};

/** Shown to people who may not review this vendor, or not a second time. */
export function ReviewNotAllowed({ edits, ...props }: ReviewNotAllowedProps) {
  const { review, isOwner } = props;
  return review && edits && !isOwner ? (
    <EditReview key={review.id} review={review} Stars={edits} />
  ) : (
    <Refused {...props} />
  );
}

function Refused({ vendorId, isOwner, review, couple }: Omit<ReviewNotAllowedProps, "edits">) {
  const { data: vendor } = useQuery(vendorQuery(vendorId));
  const { begun } = useAtomValue(reviewInProgressAtom)(vendorId);
  const discard = useDiscardDraft(vendorId);
  const name = vendor?.name ?? words.thisVendor;
  const isCouples = !isOwner && couple?.because === "reviewed";
  return (
    <Stack gap={6}>
      <Heading level={1} size="section">
        {review ? words.alreadyTitle(name) : isCouples ? words.coupleTitle(name) : words.ownTitle(name)}
      </Heading>
      <Text asChild>
        <output>
          {review
            ? words.already[review.status === "published" ? "public" : "notPublic"]
            : couple && !isOwner
              ? words.couple[couple.because]
              : words.own}
          {begun && isCouples ? ` ${words.kept}` : null}
        </output>
      </Text>
      {review ? (
        <Card padding="lg">
          <ReviewCard {...cardOf(review)} headingLevel={2} />
        </Card>
      ) : null}
      <Stack direction="row" gap={3}>
        {review && !isOwner ? (
          <Button asChild>
            <Link to={paths.writeReview(vendorId)}>{words.edit}</Link>
          </Button>
        ) : null}
        <Button asChild variant={review && !isOwner ? "outline" : "solid"}>
          {review?.status === "published" ? (
            <Link to={`${paths.vendor(vendorId)}#review-${review.id}`}>{words.see}</Link>
          ) : isCouples && couple?.reviewId ? (
            <Link to={paths.review(couple.reviewId)}>{words.seeCouples}</Link>
          ) : (
            <Link to={paths.vendor(vendorId)}>{words.page}</Link>
          )}
        </Button>
        {begun ? (
          <Button variant="outline" onClick={discard}>
            {messages.confirm.drop}
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}
