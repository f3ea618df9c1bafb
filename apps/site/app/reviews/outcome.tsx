import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useSetAtom } from "jotai";
import { Link } from "react-router-dom";
import { SendAgain } from "../account/send-again.tsx";
import * as paths from "../paths.ts";
import { clearReviewAtom } from "../state/review-draft.ts";
import { messages } from "./messages.ts";
import type { PublishState } from "./use-publish.ts";

const words = messages.confirm;

type OutcomeProps = { state: PublishState; vendorId: string; email: string };

/** What became of the attempt, and what to do next. */
export function Outcome({ state, vendorId, email }: OutcomeProps) {
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
