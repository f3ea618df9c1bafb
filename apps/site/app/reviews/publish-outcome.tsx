import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { lazyPart } from "../frame/lazy-part.ts";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import { whereKeptAtom } from "../state/review-draft.ts";
import { isReviewUnsaved } from "../state/unsaved.ts";
import { messages } from "./publish-messages.ts";
import { useDiscardDraft } from "./use-discard-draft.ts";
import type { PublishState } from "./use-publish.ts";

const words = messages.confirm;

// Only after the server has answered, so there is a connection to load it over; everything else shows without one too.
const Unverified = lazyPart(async () => (await import("./unverified.tsx")).Unverified);

const CoupleReviewed = lazyPart(async () => (await import("./couple-reviewed.tsx")).CoupleReviewed);

const PhotosMissingNotice = lazyPart(
  async () => (await import("../photos/photos-missing-notice.tsx")).PhotosMissingNotice,
);

type OutcomeProps = { state: PublishState; vendorId: string; email: string };

/** What happened to the attempt, and what to do next. */
export function PublishOutcome({ state, vendorId, email }: OutcomeProps) {
  const whereKept = useAtomValue(whereKeptAtom);
  const discard = useDiscardDraft(vendorId);
  switch (state.kind) {
    case "unverified":
      return (
        <Suspense>
          <Unverified email={email} from={paths.confirmReview(vendorId)} />
        </Suspense>
      );
    case "couple":
      return (
        <Suspense>
          <CoupleReviewed vendorId={vendorId} reviewId={state.reviewId} />
        </Suspense>
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
              <Button size="sm" variant="plain" tone="danger" onClick={discard}>
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
    case "unsettled":
      return (
        <Banner tone="caution" live>
          {state.message}
        </Banner>
      );
    case "photos":
      return (
        <Suspense>
          <PhotosMissingNotice
            title={words.problem}
            message={state.message}
            to={rarePaths.writeReviewStep(vendorId, "photos")}
            withoutLabel={words.without(state.files.length)}
            onWithout={state.publishWithout}
          />
        </Suspense>
      );
    case "failed":
      return (
        <Banner tone="danger" live title={words.problem}>
          {state.message} {isReviewUnsaved() ? whereKept || words.notKept : words.kept}
        </Banner>
      );
    default:
      return null;
  }
}
