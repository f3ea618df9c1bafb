import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../frame/lazy-part.ts";
import { PageSkeleton } from "../frame/page-skeleton.tsx";
import { sessionAtom } from "../state/session.ts";
import type { EditReviewProps } from "./published/edit-review.tsx";
import { ownReviewQuery } from "./own-review-query.ts";

const Refused = lazyPart(async () => (await import("./review-not-allowed.tsx")).ReviewNotAllowed);

type UnlessRefusedProps = {
  vendorId: string;
  /** A review is being published at this moment, so it is the one that would be found. Default `false`. */
  publishing?: boolean;
  /** People who have reviewed the vendor edit that review here, and are asked for their stars with this. */
  edits?: EditReviewProps["Stars"];
  children: ReactNode;
};

/**
 * The way to a review. People who may not write it are told so instead, and those who have written one edit it, as soon as
 * we know who they are.
 */
export function ReviewGate({ vendorId, publishing = false, edits, children }: UnlessRefusedProps) {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const { data } = useQuery({ ...ownReviewQuery(userData._id, vendorId), enabled: isLoggedIn });
  if (!isLoggedIn || publishing || !data || !(data.isOwner || data.review || data.couple)) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Refused vendorId={vendorId} {...data} edits={edits} />
    </Suspense>
  );
}
