import { useQuery } from "@tanstack/react-query";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { vendorQuery } from "../../queries.ts";
import { lazyMessages } from "../lazy-messages.ts";
import { messages } from "./messages.ts";
import { OwnProof } from "./own-proof.tsx";

/** After publishing, to those who booked. */
export function OfferProof({ reviewId, vendorId }: { reviewId: string; vendorId: string }) {
  const { data: vendor } = useQuery(vendorQuery(vendorId));
  return (
    <Card padding="lg">
      <Stack gap={3}>
        <Heading level={2} size="card">
          {messages.offer.heading}
        </Heading>
        <Text>{messages.offer.text}</Text>
        <Stack direction="row">
          <OwnProof reviewId={reviewId} vendorName={vendor?.name ?? lazyMessages.thisVendor} />
        </Stack>
      </Stack>
    </Card>
  );
}
