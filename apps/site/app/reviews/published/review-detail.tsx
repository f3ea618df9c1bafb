import { pictureOf } from "@troth/api-client/pictures";
import type { Schemas } from "@troth/api-client";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Breadcrumb } from "@troth/ui/breadcrumb";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { ReviewCard } from "@troth/ui/review-card";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { VendorCard } from "@troth/ui/vendor-card";
import { Suspense } from "react";
import { data, Link, useSearchParams } from "react-router-dom";
import { date } from "../../dates.ts";
import { languageOf } from "../../format.ts";
import { Head } from "../../frame/head.tsx";
import { JsonLd } from "../../frame/json-ld.tsx";
import { lazyPart } from "../../frame/lazy-part.ts";
import { renderedPart } from "../../frame/rendered-part.ts";
import { useRestored } from "../../frame/use-location-state.ts";
import * as paths from "../../paths.ts";
import * as rarePaths from "../../rare-paths.ts";
import { prefetch, type Reads } from "../../prefetch.ts";
import { vendorQuery } from "../../queries.ts";
import { reviewOfVendorData } from "../../vendors/json-ld.ts";
import { lazyMessages } from "../../vendors/lazy-messages.ts";
import { cardOf, responseOf } from "../../vendors/review-card-of.ts";
import { Share } from "../../vendors/share-vendor.tsx";
import { WriteReviewLink } from "../../vendors/write-review-link.tsx";
import { useVisit, visitContext } from "../../visit.ts";
import { messages as words } from "./detail-messages.ts";
import { type Removed, reviewQuery, revisionsQuery } from "./review-query.ts";

/** Other words in its place are other addresses of the API. */
const isId = (id: string | null): id is string => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id ?? "");

const fetches = prefetch(async (client, _params, url) => {
  const id = url.searchParams.get("id");
  if (!isId(id)) throw data(null, { status: 404 });
  const found = await client.ensureQueryData(reviewQuery(id));
  if ("removed" in found) return;
  await Promise.all([
    client.ensureQueryData(vendorQuery(found.vendor.id)),
    found.review.editedAt && client.ensureInfiniteQueryData(revisionsQuery(id)),
  ]);
});

/** A page like any other, except that its status says that the review is gone. */
const load = async (args: Parameters<typeof fetches>[0]) => {
  await fetches(args);
  const { queryKey } = reviewQuery(new URL(args.request.url).searchParams.get("id") ?? "");
  const found = args.context.get(visitContext).queryClient.getQueryData(queryKey);
  return data(null, { status: found && "removed" in found ? 410 : 200 });
};
export const loader = load;
export const clientLoader = load;
export const handle: Reads = { reads: ["id", "flagreview"] };

const ReportOnPage = renderedPart(async () => (await import("../report-on-page.tsx")).ReportOnPage);
const votes = () => import("../../vendors/helpful-vote.tsx");
const HelpfulVote = renderedPart(async () => (await votes()).HelpfulVote);
const PendingVote = lazyPart(async () => (await votes()).PendingVote);
const ReviewPhotos = renderedPart(async () => (await import("../../vendors/review-photos.tsx")).ReviewPhotos);
const ReviewTrust = renderedPart(async () => (await import("../../vendors/review-trust.tsx")).ReviewTrust);
const Revisions = renderedPart(async () => (await import("./revisions.tsx")).Revisions);
const ReviewActions = renderedPart(async () => (await import("../review-actions.tsx")).ReviewActions);

/** One review as everyone sees it, at an address of its own. */
export default function ReviewDetail() {
  const [params] = useSearchParams();
  const { data: found } = useSuspenseQuery(reviewQuery(params.get("id") ?? ""));
  return "removed" in found ? <Gone removed={found.removed} /> : <Detail found={found} />;
}

/** Longer descriptions are cut by those who show them. */
const inBrief = (text: string) => (text.length > 150 ? `${text.slice(0, 149).trimEnd()}…` : text);

function Detail({ found: { review, vendor } }: { found: Schemas["ReviewAndVendor"] }) {
  const { data: about } = useSuspenseQuery(vendorQuery(vendor.id));
  const { origin } = useVisit().settings;
  const restored = useRestored();
  const { average, count } = about.rating;
  const path = paths.review(review.id);
  const image = rarePaths.reviewCard(review);
  const title = words.title(review.author.name, vendor.name);
  const said = [review.title, review.review].filter(Boolean).join(" · ");
  return (
    <>
      <Head title={title} description={words.description(review.rating, inBrief(said))} path={path} image={image} />
      <JsonLd data={import.meta.env.SSR && reviewOfVendorData(review, about, { origin, path, image })} />
      <Container width="text" className="pb-12 lg:pb-16">
        <Breadcrumb
          label={words.breadcrumb}
          className="pt-2 pb-4"
          items={[{ label: vendor.name, link: <Link to={paths.vendor(vendor.id)} /> }, { label: words.review }]}
        />
        <Stack gap={6}>
          <Heading level={1} size="section" className="wrap-anywhere">
            <bdi>{review.author.name}</bdi>
            {words.about}
            <em>
              <bdi lang={languageOf(vendor.language)}>{vendor.name}</bdi>
            </em>
          </Heading>
          <VendorCard
            layout="compact"
            headingLevel={2}
            name={vendor.name}
            lang={languageOf(vendor.language)}
            link={<Link to={paths.vendor(vendor.id)} />}
            picture={pictureOf(about.image, "56px", "")}
            facts={about.places.map(({ name }) => name).slice(0, 1)}
            rating={average === null ? null : { average, count }}
          />
          <Card padding="lg">
            <ReviewCard
              id={`review-${review.id}`}
              {...cardOf(review)}
              badge={<ReviewTrust trust={review.trust} />}
              actions={
                <>
                  <HelpfulVote review={review} />
                  <ReviewActions review={review} vendor={about} isAlone />
                </>
              }
              photos={review.photos[0] && <ReviewPhotos review={review} />}
              response={responseOf(review, vendor.name)}
              headingLevel={2}
              defaultExpanded
            />
          </Card>
          {review.editedAt ? <Revisions reviewId={review.id} editedAt={review.editedAt} /> : null}
          <Stack direction="row" gap={3}>
            <Button asChild>
              <Link to={`${paths.vendor(vendor.id)}#reviews`}>{words.all(vendor.name)}</Link>
            </Button>
            <Button asChild variant="outline">
              <WriteReviewLink vendorId={vendor.id} />
            </Button>
            <Share title={title} text={words.share(vendor.name)} path={path} />
          </Stack>
          <Text size={14}>
            <TextLink asChild tone="muted">
              <Link to={rarePaths.notice(origin + path)} rel="nofollow">
                {words.illegal}
              </Link>
            </TextLink>
          </Text>
        </Stack>
        <ReportOnPage />
        {restored ? (
          <Suspense>
            <PendingVote />
          </Suspense>
        ) : null}
      </Container>
    </>
  );
}

/** That there was a review, and why it went. Not whose, of whom, or what it said. */
function Gone({ removed: { at, reason } }: { removed: Removed }) {
  const { title, text, how, find } = words.removed;
  return (
    <Container width="text" className="py-14 sm:py-24">
      <Head title={title} noindex />
      <Stack gap={6}>
        <Heading level={1} size="section">
          {title}
        </Heading>
        <Text size={18}>{text(date(at), lazyMessages.transparency.reasons[reason])}</Text>
        <Text tone="muted">{how}</Text>
        <Stack direction="row" gap={3}>
          <Button asChild>
            <Link to={paths.searchBanner}>{find}</Link>
          </Button>
        </Stack>
      </Stack>
    </Container>
  );
}
