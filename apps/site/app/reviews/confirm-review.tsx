import { useQuery } from "@tanstack/react-query";
import { publicName } from "@troth/rules/public-name";
import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { Link } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { PageSkeleton } from "../frame/page-skeleton.tsx";
import { InvitationNote } from "../invitations/invitation-note.tsx";
import * as paths from "../paths.ts";
import type { Reads } from "../prefetch.ts";
import { vendorQuery } from "../queries.ts";
import { restoredAtom } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";
import { ReviewAccount } from "./draft-in-account.tsx";
import { LazyDraftPhotos } from "./lazy-draft-photos.tsx";
import { messages } from "./publish-messages.ts";
import { NoDraft } from "./no-draft.tsx";
import { useCurrentDraft } from "./use-current-draft.ts";
import { PublishOutcome } from "./publish-outcome.tsx";
import { ReviewGate } from "./review-gate.tsx";
import { usePublish } from "./use-publish.ts";

const words = messages.confirm;

export const handle: Reads = { reads: ["vendor"] };

/** Asks guests to log in, and continues from there. What will be published is shown in the preview. */
export default function ConfirmReview() {
  const restored = useAtomValue(restoredAtom);
  const { vendorId, isBegun } = useCurrentDraft();
  return (
    <Container width="text" className="py-8 sm:py-12">
      <Head title={words.title} noindex />
      {vendorId ? <ReviewAccount vendorId={vendorId} /> : null}
      {!restored ? <PageSkeleton /> : isBegun ? <Confirm vendorId={vendorId} /> : <NoDraft />}
    </Container>
  );
}

function Confirm({ vendorId }: { vendorId: string }) {
  const { data: vendor } = useQuery(vendorQuery(vendorId));
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const { state, busy, publish, arrival, invitation } = usePublish(vendorId);
  const [before, emphasis, after] = words.heading;
  return (
    <ReviewGate vendorId={vendorId} publishing={busy}>
      <Stack gap={6}>
        <div>
          <Heading level={1} size="section">
            {before}
            <em>{emphasis}</em>
            {after}
          </Heading>
          <Text tone="muted" className="mt-2">
            {vendor ? words.lead(vendor.name) : null}{" "}
            {isLoggedIn ? words.as(publicName(userData.firstName, userData.lastName)) : words.asGuest}
          </Text>
        </div>
        <LazyDraftPhotos vendorId={vendorId} arrival={arrival} />
        {invitation ? <InvitationNote token={invitation} /> : null}
        <PublishOutcome state={state} vendorId={vendorId} email={userData.email} />
        <Stack direction="row" gap={3}>
          <Button size="lg" onClick={publish} loading={busy} loadingLabel={words.publishing}>
            {words.publish}
          </Button>
          <Button asChild variant="outline" size="lg">
            <Link to={paths.reviewPreview(vendorId)}>{words.preview}</Link>
          </Button>
        </Stack>
      </Stack>
    </ReviewGate>
  );
}
