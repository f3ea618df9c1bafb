import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router-dom";
import * as paths from "../paths.ts";
import { useBegunReviews } from "../reviews/use-begun-reviews.ts";
import { messages } from "./messages.ts";

type WriteReviewLinkProps = Omit<ComponentProps<typeof Link>, "to" | "state" | "children"> & { vendorId: string };

/** To the review of a vendor, which may be begun already. */
export function WriteReviewLink({ vendorId, ...props }: WriteReviewLinkProps) {
  const { pathname, search } = useLocation();
  const isBegun = useBegunReviews().includes(vendorId);
  return (
    <Link {...props} to={paths.writeReview(vendorId)} state={{ from: pathname + search }}>
      {isBegun ? messages.detail.goOn : messages.detail.write}
    </Link>
  );
}
