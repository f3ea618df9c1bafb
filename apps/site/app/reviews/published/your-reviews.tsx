import type { Schemas } from "@troth/api-client";
import { Badge } from "@troth/ui/badge";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Stars } from "@troth/ui/stars";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useAtomValue } from "jotai";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { ProfileCard, ProfileSection } from "../../account/profile/profile-card.tsx";
import { usePersonId } from "../../account/profile/use-account.ts";
import { date } from "../../dates.ts";
import { languageOf } from "../../format.ts";
import { useAnchor } from "../../frame/use-anchor.ts";
import { useFocusOnRemoval } from "../../frame/use-focus-on-removal.ts";
import { LoadMoreList } from "../../lists/load-more-list.tsx";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import * as paths from "../../paths.ts";
import * as rarePaths from "../../rare-paths.ts";
import { reviewEditDraft } from "../../state/review-edits.ts";
import { lazyMessages as vendorWords } from "../../vendors/lazy-messages.ts";
import { DeleteReview, removalWords } from "./delete-review.tsx";
import { messages } from "./edit-messages.ts";
import { myReviewsQuery } from "../own-review-query.ts";
import { ProofButton } from "../proof/proof-button.tsx";

const words = messages.mine;

type MyReview = Schemas["MyReview"];

const tones = { published: "green", held: "gold", hidden: "rose", removed: "rose" } as const;

/** What someone has written, and what has become of it. */
export function YourReviews() {
  const personId = usePersonId();
  const list = useLoadMoreList(myReviewsQuery(personId), personId !== "");
  const anchor = useAnchor("reviews", list.query.isSuccess);
  const root = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(root, list.items.length);
  return (
    <div {...anchor}>
      <ProfileCard>
        <ProfileSection heading={words.heading} description={words.description}>
          <Stack ref={root} tabIndex={-1} className="rounded-small">
            <LoadMoreList
              list={list}
              to={rarePaths.yourReviews}
              words={words}
              keyOf={({ review }) => review.id}
              className="divide-y divide-hairline"
              itemClassName="py-4 first:pt-0 last:pb-0"
              empty={
                <Stack gap={4}>
                  <Text size={15}>{words.empty}</Text>
                  <Stack direction="row">
                    <Button asChild size="sm" variant="outline">
                      <Link to={paths.searchBanner}>{words.find}</Link>
                    </Button>
                  </Stack>
                </Stack>
              }
            >
              {(item) => <ReviewRow item={item} />}
            </LoadMoreList>
          </Stack>
        </ProfileSection>
      </ProfileCard>
    </div>
  );
}

function ReviewRow({ item }: { item: MyReview }) {
  const { review, vendor, isListed, decision, decisionId, proof } = item;
  const removal = removalWords(review.status);
  const isPublic = isListed && review.status === "published";
  return (
    <Stack gap={3}>
      <div>
        <Stack direction="row" gap={2} className="items-center">
          <Text className="font-semibold wrap-anywhere" lang={languageOf(vendor.language)}>
            {isListed ? (
              <TextLink asChild>
                <Link to={paths.vendor(vendor.id)}>
                  <bdi>{vendor.name}</bdi>
                </Link>
              </TextLink>
            ) : (
              <bdi>{vendor.name}</bdi>
            )}
          </Text>
          <Badge size="sm" tone={isListed ? tones[review.status] : "neutral"}>
            {isListed ? words.states[review.status] : words.unlisted}
          </Badge>
        </Stack>
        <Stack direction="row" gap={2} className="mt-1 items-center">
          <Stars size="sm" value={review.rating} />
          <Text size={14} tone="muted">
            {date(review.createdAt)}
            {review.editedAt ? ` · ${words.edited(date(review.editedAt))}` : null}
          </Text>
        </Stack>
        <Text size={15} lang={languageOf(review.language)} dir="auto" className="mt-2 line-clamp-2 wrap-anywhere">
          {review.title || review.review}
        </Text>
        {decision ? (
          <Text size={14} className="mt-2 wrap-anywhere">
            {words.because[review.status](reasonOf(decision.reason))}
          </Text>
        ) : null}
      </div>
      {review.status === "removed" && decisionId === null ? null : (
        <Stack direction="row" gap={2}>
          {decisionId ? (
            <Button asChild size="sm" variant="outline">
              <Link to={rarePaths.decision(decisionId)} aria-label={words.whyOf(vendor.name)}>
                {words.why}
              </Link>
            </Button>
          ) : null}
          {isPublic ? (
            <Button asChild size="sm" variant="outline">
              <Link to={paths.review(review.id)} aria-label={words.seeOf(vendor.name)}>
                {words.see}
              </Link>
            </Button>
          ) : null}
          {review.status === "removed" ? null : (
            <>
              {isListed ? <EditLink item={item} /> : null}
              {review.experience === "enquired" && proof === null ? null : (
                <ProofButton reviewId={review.id} vendorName={vendor.name} status={proof} />
              )}
              <DeleteReview
                review={review}
                vendorName={vendor.name}
                trigger={
                  <Button size="sm" variant="plain" tone="danger" aria-label={removal.deleteOf(vendor.name)}>
                    {removal.delete}
                  </Button>
                }
              />
            </>
          )}
        </Stack>
      )}
    </Stack>
  );
}

/** Leads to what was changed and not saved, if there is anything. */
function EditLink({ item: { review, vendor } }: { item: MyReview }) {
  const isBegun = useAtomValue(reviewEditDraft(review.id))?._id === usePersonId();
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={paths.writeReview(vendor.id)} aria-label={(isBegun ? words.goOnOf : words.editOf)(vendor.name)}>
        {isBegun ? words.goOn : words.edit}
      </Link>
    </Button>
  );
}

/** A category in words, or an admin's own words. */
const reasonOf = (reason: string): string =>
  ({ ...vendorWords.transparency.reasons, ...words.held } as Record<string, string>)[reason] ?? reason;
