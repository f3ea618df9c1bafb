import { useQuery } from "@tanstack/react-query";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { IconButton } from "@troth/ui/icon-button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { X } from "lucide-react";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import { vendorQuery } from "../queries.ts";
import { updateReviewAnswersAtom, reviewInProgressAtom } from "../state/review-draft.ts";
import { lazyMessages } from "./lazy-messages.ts";
import { useDraftVendorIds } from "./use-draft-vendor-ids.ts";

const words = lazyMessages.offer;

/** Offers the review that was opened last, or else saved last on another device. */
export function DraftOffer() {
  const [vendorId] = useDraftVendorIds();
  return vendorId ? <OfferOf vendorId={vendorId} /> : null;
}

/** Over the page, so that nothing moves. */
function OfferOf({ vendorId }: { vendorId: string }) {
  const { data: vendor } = useQuery(vendorQuery(vendorId));
  const { answers } = useAtomValue(reviewInProgressAtom)(vendorId);
  const answer = useSetAtom(updateReviewAnswersAtom);
  if (!vendor || answers.declined) return null;
  return (
    <section
      aria-label={words.label}
      data-sticky="bottom"
      className="fixed inset-x-4 bottom-4 z-sticky sm:start-auto sm:max-w-sm"
    >
      <Card>
        <Stack direction="row" gap={2} className="flex-nowrap">
          <Text size={15} className="min-w-0 grow">
            {words.of} <bdi>{vendor.name}</bdi>
          </Text>
          <IconButton label={words.decline} size="sm" onClick={() => answer(vendorId, { declined: true })}>
            <X aria-hidden />
          </IconButton>
        </Stack>
        <Button asChild size="sm" className="mt-2">
          <Link to={paths.writeReview(vendorId)} state={{ from: paths.home }}>
            {words.goOn}
          </Link>
        </Button>
      </Card>
    </section>
  );
}
