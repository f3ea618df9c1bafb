import { useQuery } from "@tanstack/react-query";
import { publicName } from "@troth/rules/public-name";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { LogInDialog } from "@troth/ui/log-in-dialog";
import { Container, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { SendAgain } from "../account/send-again.tsx";
import { Head } from "../frame/head.tsx";
import { Waiting } from "../frame/waiting.tsx";
import * as paths from "../paths.ts";
import { vendorQuery } from "../queries.ts";
import { restoredAtom } from "../state/persisted.ts";
import { clearReviewAtom, isAttempted, writtenReviewAtom } from "../state/review-draft.ts";
import { routeStateAtom } from "../state/route-state.ts";
import { anonymousAtom, sessionAtom } from "../state/session.ts";
import { DraftPreview } from "./draft-preview.tsx";
import { messages } from "./messages.ts";
import { NeedsScript } from "./needs-script.tsx";
import { NoDraft } from "./no-draft.tsx";
import { bodyOf } from "./review-rules.ts";
import { useBegunReview } from "./use-begun-review.ts";
import { type PublishState, usePublish } from "./use-publish.ts";

const words = messages.confirm;

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
  const [anonymous, setAnonymous] = useAtom(anonymousAtom);
  const [{ route }, setRouteState] = useAtom(routeStateAtom);
  const { answers, review } = useAtomValue(writtenReviewAtom)(vendorId);
  const [now] = useState(Date.now);
  const { state, publish, note } = usePublish(vendorId);
  const [before, emphasis, after] = words.heading;

  const here = paths.confirmReview(vendorId);
  const askToLogIn = () => {
    if (!note()) return;
    setAnonymous({ isAnonymously: true, handleLoginToContinue: true });
    setRouteState({ route: here });
  };
  const press = () => (isLoggedIn ? void publish() : askToLogIn());

  // Whoever pressed Publish and then logged in has said that they want it: it goes on by itself, once, and only with
  // the very words that they pressed it for. After any change, or for another vendor, they press again.
  const wished = anonymous.handleLoginToContinue;
  const wanted = wished && route === here && isAttempted(answers.attempt, bodyOf(answers, review, now));
  const gone = useRef(false);
  useEffect(() => {
    if (!isLoggedIn || !wished || gone.current) return;
    gone.current = true;
    setAnonymous({ isAnonymously: false, handleLoginToContinue: false });
    if (wanted) void publish();
  }, [isLoggedIn, wished, wanted, publish, setAnonymous]);

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
        <Button size="lg" onClick={press} loading={state.kind === "publishing"} loadingLabel={words.publishing}>
          {words.publish}
        </Button>
        <Button asChild variant="outline" size="lg">
          <Link to={paths.writeReview(vendorId)}>{messages.preview.edit}</Link>
        </Button>
      </Stack>
      <LogInDialog
        open={!isLoggedIn && wanted}
        onOpenChange={(open) => {
          if (!open) setAnonymous({ isAnonymously: false, handleLoginToContinue: false });
        }}
        title={words.dialogTitle}
        description={words.dialog}
        logIn={<Link to={paths.login(here)} />}
        signUp={<Link to={paths.signUp(here)} />}
        texts={{ logIn: words.logIn, signUp: words.signUp }}
      />
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
