import { useQuery } from "@tanstack/react-query";
import { publicName } from "@troth/rules/public-name";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { Link } from "react-router-dom";
import { SendAgain } from "../account/send-again.tsx";
import { Head } from "../frame/head.tsx";
import { Waiting } from "../frame/waiting.tsx";
import * as paths from "../paths.ts";
import type { Reads } from "../prefetch.ts";
import { vendorQuery } from "../queries.ts";
import { restoredAtom } from "../state/persisted.ts";
import { clearReviewAtom } from "../state/review-draft.ts";
import { sessionAtom } from "../state/session.ts";
import { DraftPreview } from "./draft-preview.tsx";
import { messages } from "./messages.ts";
import { NeedsScript } from "./needs-script.tsx";
import { NoDraft } from "./no-draft.tsx";
import { useBegunReview } from "./use-begun-review.ts";
import { type PublishState, usePublish } from "./use-publish.ts";

const words = messages.confirm;

export const handle: Reads = { reads: ["vendor"] };

export default function ConfirmReview() {
  const restored = useAtomValue(restoredAtom);
  const vendorId = useBegunReview();
  return (
    <Container width="text" className="py-8 sm:py-12">
      <Head title={words.title} noindex />
      <NeedsScript />
      {!restored ? <Waiting /> : vendorId ? <Confirm vendorId={vendorId} /> : <NoDraft />}
    </Container>
  );
}

function Confirm({ vendorId }: { vendorId: string }) {
  const { data: vendor } = useQuery(vendorQuery(vendorId));
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const { state, busy, publish } = usePublish(vendorId);
  const [before, emphasis, after] = words.heading;
  return (
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
      <Outcome state={state} vendorId={vendorId} email={userData.email} />
      <Card padding="lg">
        <DraftPreview vendorId={vendorId} />
      </Card>
      <Stack direction="row" gap={3}>
        <Button size="lg" onClick={publish} loading={busy} loadingLabel={words.publishing}>
          {words.publish}
        </Button>
        <Button asChild variant="outline" size="lg">
          <Link to={paths.writeReview(vendorId)}>{messages.preview.edit}</Link>
        </Button>
      </Stack>
    </Stack>
  );
}

/** What became of the attempt, and what to do next. */
function Outcome({ state, vendorId, email }: { state: PublishState; vendorId: string; email: string }) {
  const clear = useSetAtom(clearReviewAtom);
  switch (state.kind) {
    case "unverified":
      return (
        <Card tone="sunken" padding="lg" role="alert">
          <Stack gap={3}>
            <Heading level={2} size="card">
              {words.unverifiedTitle}
            </Heading>
            <Text>{words.unverified}</Text>
            <SendAgain email={email} />
          </Stack>
        </Card>
      );
    case "already":
      return (
        <Banner
          tone="caution"
          live
          title={words.already}
          action={
            <Stack direction="row" gap={2}>
              <Button asChild size="sm" variant="outline">
                <Link to={`${paths.vendor(vendorId)}#reviews`}>{words.seeIt}</Link>
              </Button>
              <Button size="sm" variant="plain" tone="danger" onClick={() => clear(vendorId)}>
                {words.drop}
              </Button>
            </Stack>
          }
        />
      );
    case "incomplete":
      return (
        <Banner
          tone="caution"
          live
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={paths.writeReview(vendorId)}>{messages.preview.edit}</Link>
            </Button>
          }
        >
          {words.incomplete}
        </Banner>
      );
    case "failed":
      return (
        <Banner tone="danger" live title={words.problem}>
          {state.message} {words.kept}
        </Banner>
      );
    default:
      return null;
  }
}
