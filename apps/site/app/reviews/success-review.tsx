import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { lazyPart } from "../frame/lazy-part.ts";
import { useLocationState } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import { currentDraftVendorIdAtom } from "../state/review-draft.ts";
import { isBoolean, isShape, isString } from "../state/shape.ts";
import { messages } from "./publish-messages.ts";
import { messages as words } from "./success-messages.ts";

const OfferProof = lazyPart(async () => (await import("./proof/offer-proof.tsx")).OfferProof);

type Published = {
  vendorId: string;
  reviewId: string;
  /** Others can't see it. */
  held: boolean;
  experience: string;
  /** It was there before. */
  updated: boolean;
};
const isPublished = isShape<Published>({
  vendorId: isString,
  reviewId: isString,
  held: isBoolean,
  experience: isString,
  updated: isBoolean,
});

/** What happened to the review. One by someone who only enquired doesn't count towards the average. */
export function leadOf(published: Pick<Published, "held" | "experience" | "updated">): string {
  if (published.updated) return published.held ? words.updatedUnseen : words.updated;
  if (published.held) return words.held;
  return published.experience === "enquired" ? words.uncounted : words.counted;
}

export default function SuccessReview() {
  const published = useLocationState(isPublished);
  return published ? <Thanks published={published} /> : <Nothing />;
}

export function Thanks({ published }: { published: Published }) {
  const { vendorId, reviewId, held, experience, updated } = published;
  const [before, emphasis] = updated ? words.updatedHeading : held ? words.heldHeading : words.heading;
  return (
    <Container width="text" className="py-14 sm:py-24">
      <Head title={updated ? words.updatedTitle : words.title} noindex />
      <Stack gap={6}>
        <Heading level={1}>
          {before}
          <em>{emphasis}</em>
        </Heading>
        <Text size={18}>{leadOf(published)}</Text>
        <Stack direction="row" gap={3}>
          <Button asChild size="lg">
            {held ? (
              <Link to={rarePaths.yourReviews()}>{words.seeHeld}</Link>
            ) : (
              <Link to={`${paths.vendor(vendorId)}#review-${reviewId}`}>{words.see}</Link>
            )}
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={paths.searchBanner}>{words.more}</Link>
          </Button>
        </Stack>
        {updated || experience === "enquired" ? null : (
          <Suspense>
            <OfferProof reviewId={reviewId} vendorId={vendorId} />
          </Suspense>
        )}
      </Stack>
    </Container>
  );
}

/** For people who came here by the address: this tab has published nothing to thank them for. */
function Nothing() {
  const begun = useAtomValue(currentDraftVendorIdAtom);
  return (
    <Container width="text" className="py-14 sm:py-24">
      <Head title={words.nothing} noindex />
      <Stack gap={6}>
        <Heading level={1} size="section">
          {words.nothing}
        </Heading>
        <Text size={18}>{words.nothingHint}</Text>
        <Stack direction="row" gap={3}>
          {begun ? (
            <Button asChild size="lg">
              <Link to={paths.confirmReview(begun)}>{words.goOn}</Link>
            </Button>
          ) : null}
          <Button asChild size="lg" variant="outline">
            <Link to={paths.searchBanner}>{messages.preview.find}</Link>
          </Button>
        </Stack>
      </Stack>
    </Container>
  );
}
