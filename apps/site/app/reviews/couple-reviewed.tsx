import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import { lazyMessages as words } from "./lazy-messages.ts";

/** Shown to the second of two partners, who was as quick as the first. The draft stays. */
export function CoupleReviewed({ vendorId, reviewId }: { vendorId: string; reviewId: string | undefined }) {
  return (
    <Banner
      tone="caution"
      live
      title={words.coupleTitle(words.thisVendor)}
      action={
        <Button asChild size="sm" variant="outline">
          <Link to={reviewId ? paths.review(reviewId) : paths.vendor(vendorId)}>
            {reviewId ? words.seeCouples : words.page}
          </Link>
        </Button>
      }
    >
      {words.couple.reviewed} {words.kept}
    </Banner>
  );
}
