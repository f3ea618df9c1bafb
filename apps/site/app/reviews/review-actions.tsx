// What can be done about a review, below it, and what is being done about it.
import { Badge } from "@troth/ui/badge";
import { Button } from "@troth/ui/button";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import { date } from "../dates.ts";
import { lazyPart } from "../frame/lazy-part.ts";
import { useRestored } from "../frame/use-location-state.ts";
import type { Review, Vendor } from "../queries.ts";
import { sessionAtom } from "../state/session.ts";
import { useOwn } from "../vendors/use-own.ts";
import { messages as words } from "./report-messages.ts";
import { reportLink, useReport } from "./use-report.ts";

const Reply = lazyPart(async () => (await import("./reply.tsx")).Reply);

const TakeUp = lazyPart(async () => (await import("../admin/reports/take-up.tsx")).TakeUp);

const OwnProof = lazyPart(async () => (await import("./proof/own-proof.tsx")).OwnProof);

export type ReviewActionsProps = {
  review: Review;
  vendor: Pick<Vendor, "id" | "name" | "isClaimed">;
  /** The page is about this review alone. Default `false`. */
  isAlone?: boolean;
};

/**
 * Whether it is under review, a reply for the people who look after the vendor, a report (for its author, about the reply),
 * and for other admins a decision.
 */
export function ReviewActions({ review, vendor, isAlone = false }: ReviewActionsProps) {
  const { open } = useReport();
  const { search } = useLocation();
  const restored = useRestored();
  const { userData } = useAtomValue(sessionAtom);
  const me = useOwn(vendor.id, restored && (vendor.isClaimed || isAlone || userData.isAdmin));
  const isOwn = restored && me?.review?.id === review.id;
  return (
    <>
      {review.underReviewSince ? (
        <Badge size="sm" title={words.labelHint}>
          {words.label(date(review.underReviewSince))}
        </Badge>
      ) : null}
      {restored && me?.mayReply ? (
        <Suspense>
          <Reply review={review} vendor={vendor} />
        </Suspense>
      ) : null}
      {isAlone && isOwn && review.experience !== "enquired" ? (
        <Suspense>
          <OwnProof reviewId={review.id} vendorName={vendor.name} />
        </Suspense>
      ) : null}
      {restored && userData.isAdmin && !isOwn ? (
        <Suspense>
          <TakeUp reviewId={review.id} name={review.title || review.author.name} />
        </Suspense>
      ) : null}
      {isOwn && !review.response ? null : (
        <Button asChild variant="plain" size="sm" className="text-muted first:-ms-4 noscript:hidden print:hidden">
          {/* A link, for whoever presses it before this code has loaded. */}
          <Link
            to={reportLink(review.id, search)}
            rel="nofollow"
            data-report
            aria-haspopup="dialog"
            aria-label={isOwn ? undefined : words.reportOf(review.author.name)}
            onClick={(event) => {
              event.preventDefault();
              open(review.id);
            }}
          >
            {isOwn ? words.reportReply : words.report}
          </Link>
        </Button>
      )}
    </>
  );
}
