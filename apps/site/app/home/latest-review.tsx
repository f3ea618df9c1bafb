import type { Schemas } from "@troth/api-client";
import { Card } from "@troth/ui/card";
import { ReviewCard } from "@troth/ui/review-card";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { languageOf } from "../format.ts";
import * as paths from "../paths.ts";
import { messages } from "./messages.ts";

/** A new review and the vendor that it is about. */
export function LatestReview({ entry: { review, vendor } }: { entry: Schemas["ReviewAndVendor"] }) {
  return (
    <Card padding="lg" className="h-full">
      <ReviewCard
        author={review.author}
        meta={
          <>
            <TextLink asChild>
              <Link to={`${paths.vendor(vendor.id)}#reviews`}>{messages.about(vendor.name)}</Link>
            </TextLink>
            {review.experience === "enquired" && messages.enquired}
          </>
        }
        rating={review.rating}
        title={review.title || undefined}
        text={review.review}
        lang={languageOf(review.language)}
        date={review.createdAt}
      />
    </Card>
  );
}
