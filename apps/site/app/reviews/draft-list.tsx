import { useQuery } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import { vendorQuery } from "../queries.ts";
import { lazyMessages } from "./lazy-messages.ts";
import { messages } from "./publish-messages.ts";
import { useDiscardDraft } from "./use-discard-draft.ts";
import { useDraftVendorIds } from "./use-draft-vendor-ids.ts";

const words = lazyMessages.offer;

/** Every review that has been started, on whatever device, to continue or discard. */
export const DraftList = () => useDraftVendorIds().map((vendorId) => <DraftItem key={vendorId} vendorId={vendorId} />);

function DraftItem({ vendorId }: { vendorId: string }) {
  const { data: vendor } = useQuery(vendorQuery(vendorId));
  const discard = useDiscardDraft(vendorId);
  return (
    <Banner
      action={
        <Stack direction="row" gap={2}>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.writeReview(vendorId)} state={{ from: paths.profile() }}>
              {words.goOn}
            </Link>
          </Button>
          <Button size="sm" variant="plain" tone="danger" onClick={discard}>
            {messages.confirm.drop}
          </Button>
        </Stack>
      }
    >
      {words.of} <bdi>{vendor?.name ?? lazyMessages.thisVendor}</bdi>
    </Banner>
  );
}
