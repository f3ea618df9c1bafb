import { useQuery } from "@tanstack/react-query";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useAtomValue } from "jotai";
import { Link } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { PageSkeleton } from "../frame/page-skeleton.tsx";
import * as paths from "../paths.ts";
import type { Reads } from "../prefetch.ts";
import { vendorQuery } from "../queries.ts";
import { restoredAtom } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";
import { DraftPreview } from "./draft-preview.tsx";
import { ReviewAccount } from "./draft-in-account.tsx";
import { messages } from "./publish-messages.ts";
import { NoDraft } from "./no-draft.tsx";
import { PublishOutcome } from "./publish-outcome.tsx";
import { ReviewGate } from "./review-gate.tsx";
import { useCurrentDraft } from "./use-current-draft.ts";
import { usePublish } from "./use-publish.ts";

const words = messages.preview;

export const handle: Reads = { reads: ["vendor"] };

/**
 * The draft as it will look, and for people who are logged in, where they publish it. It lives in this browser, so the
 * server renders only a placeholder.
 */
export default function ReviewPreview() {
  const restored = useAtomValue(restoredAtom);
  const { vendorId, isBegun } = useCurrentDraft();
  return (
    <Container width="text" className="py-8 sm:py-12">
      <Head title={words.title} noindex />
      {vendorId ? <ReviewAccount vendorId={vendorId} /> : null}
      {!restored ? <PageSkeleton /> : isBegun ? <Preview vendorId={vendorId} /> : <NoDraft />}
    </Container>
  );
}

function Preview({ vendorId }: { vendorId: string }) {
  const { data: vendor } = useQuery(vendorQuery(vendorId));
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const { state, busy, publish, arrival } = usePublish(vendorId);
  return (
    <ReviewGate vendorId={vendorId} publishing={busy}>
      <Stack gap={6}>
        <Heading level={1} size="section">
          {words.title}
        </Heading>
        {vendor ? (
          <p>
            {words.about}{" "}
            <TextLink asChild>
              <Link to={paths.vendor(vendorId)}>{vendor.name}</Link>
            </TextLink>
          </p>
        ) : null}
        <PublishOutcome state={state} vendorId={vendorId} email={userData.email} />
        <Card padding="lg">
          <DraftPreview vendorId={vendorId} arrival={arrival} />
        </Card>
        {isLoggedIn ? null : <Text tone="muted">{words.goOnHint}</Text>}
        <Stack direction="row" gap={3}>
          {isLoggedIn ? (
            <Button size="lg" onClick={publish} loading={busy} loadingLabel={messages.confirm.publishing}>
              {messages.confirm.publish}
            </Button>
          ) : (
            <Button asChild size="lg">
              <Link to={paths.confirmReview(vendorId)}>{words.goOn}</Link>
            </Button>
          )}
          <Button asChild variant="outline" size="lg">
            <Link to={paths.writeReview(vendorId)}>{words.edit}</Link>
          </Button>
        </Stack>
      </Stack>
    </ReviewGate>
  );
}
