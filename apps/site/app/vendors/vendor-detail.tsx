import { previewOf } from "@troth/api-client/pictures";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Breadcrumb } from "@troth/ui/breadcrumb";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Gallery } from "@troth/ui/gallery";
import { Aside, Columns, Container, Stack } from "@troth/ui/page";
import { RatingSummary, type RatingHistogram } from "@troth/ui/rating-summary";
import { Separator } from "@troth/ui/separator";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { VendorHeader } from "@troth/ui/vendor-header";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Link, useParams } from "react-router-dom";
import { FavouriteHeart } from "../favourites/favourite-heart.tsx";
import { languageOf } from "../format.ts";
import { Head } from "../frame/head.tsx";
import { lazyPart } from "../frame/lazy-part.ts";
import { PlainLink } from "../frame/plain-link.tsx";
import { JsonLd } from "../frame/json-ld.tsx";
import { renderedPart } from "../frame/rendered-part.ts";
import { useListParams } from "../lists/use-list-params.ts";
import { useLoadMoreList } from "../lists/use-load-more-list.ts";
import * as paths from "../paths.ts";
import { prefetch, type Reads } from "../prefetch.ts";
import { categoriesQuery, vendorQuery } from "../queries.ts";
import { restoredAtom } from "../state/persisted.ts";
import { useVisit } from "../visit.ts";
import { aspectsGiven } from "./aspects.ts";
import { vendorData } from "./json-ld.ts";
import { messages } from "./messages.ts";
import { galleryPictures, VendorBadges } from "./vendor-parts.tsx";
import { reviewParams, reviewsOf, VendorReviews } from "./vendor-reviews.tsx";
import { WriteReviewLink } from "./write-review-link.tsx";

const fetches = prefetch((client, { id = "" }, url) => [
  client.ensureQueryData(vendorQuery(id)),
  client.ensureInfiniteQueryData(reviewsOf(id, reviewParams.parse(url.searchParams))),
  client.ensureQueryData(categoriesQuery()),
  // Sent along with the page; in the browser no page waits for what is at its end.
  ...(import.meta.env.SSR
    ? [
        Promise.all([import("./similar-query.ts"), client.ensureQueryData(vendorQuery(id))]).then(
          ([{ similarVendorsQuery }, vendor]) => client.prefetchQuery(similarVendorsQuery(vendor)),
        ),
        import("./transparency-query.ts").then(({ transparencyQuery }) => client.prefetchQuery(transparencyQuery(id))),
      ]
    : []),
]);
export const loader = fetches;
export const clientLoader = fetches;
export const handle: Reads = { reads: [...reviewParams.names, "claim"] };

const words = messages.detail;

/** For a vendor whose reviews are all by people who only enquired. */
const unrated = { freshNote: () => words.unratedNote };

const late = () => import("./lazy-parts.tsx");

// The week's hours with their calculations: the server's text is right until someone expands it. Contact is plain links.
const VendorHours = renderedPart(async () => (await late()).VendorHours);
const VendorContact = renderedPart(async () => (await late()).VendorContact);

const ShareVendor = renderedPart(async () => (await late()).ShareVendor);
const Transparency = renderedPart(async () => (await late()).Transparency);
const TopBar = lazyPart(async () => (await late()).TopBar);
const ClaimLink = renderedPart(async () => (await late()).ClaimLink);
const PageEnd = renderedPart(async () => (await late()).PageEnd);

export default function VendorDetail() {
  const { id = "" } = useParams();
  const { data: vendor, dataUpdatedAt: now } = useSuspenseQuery(vendorQuery(id));
  const { data: categories } = useSuspenseQuery(categoriesQuery());
  const [state, to] = useListParams(reviewParams, "#reviews");
  const list = useLoadMoreList(reviewsOf(id, state));
  const reviews = state.stars || state.cursor ? null : (list.firstPage?.items ?? []);
  const hasUncounted = (list.firstPage?.total ?? 0) > vendor.rating.count;
  const isUnrated = vendor.rating.count === 0 && hasUncounted;
  const { origin } = useVisit().settings;
  const category = categories.find(({ slug }) => slug === vendor.category[0]);
  const place = vendor.places[0];
  const isAlive = useAtomValue(restoredAtom);

  return (
    <>
      <Head
        title={vendor.name}
        description={words.description(
          vendor.name,
          category?.singular ?? "",
          place?.name ?? "",
          isUnrated ? words.unrated : words.reviews(vendor.rating.count),
        )}
        path={paths.vendor(vendor.id)}
        image={previewOf(vendor.image)}
      />
      <JsonLd data={import.meta.env.SSR && vendorData(vendor, { origin, category, reviews, now })} />
      <Container className="lg:pb-16">
        <Breadcrumb
          label={words.breadcrumb}
          className="pt-2 pb-4"
          items={[
            ...(category ? [{ label: category.name, link: <Link to={paths.category(category.slug)} /> }] : []),
            ...(category && place
              ? [{ label: place.name, link: <Link to={paths.category(category.slug, place.id)} /> }]
              : []),
            { label: vendor.name },
          ]}
        />
        <Gallery label={words.pictures(vendor.name)} pictures={galleryPictures(vendor)} />
        <Columns layout="main-aside" className="mt-8 lg:grid-rows-[auto_1fr]">
          <VendorHeader
            name={vendor.name}
            lang={languageOf(vendor.language)}
            rating={
              vendor.rating.average === null ? null : { average: vendor.rating.average, count: vendor.rating.count }
            }
            actions={
              <>
                <FavouriteHeart vendor={vendor} variant="outline" />
                <ShareVendor vendor={vendor} />
              </>
            }
            reviewsLink={<PlainLink href="#reviews" />}
            newLabel={isUnrated ? () => words.newUnrated : undefined}
            badges={<VendorBadges vendor={vendor} now={now} />}
            description={vendor.description}
          />
          {/* On phones what people come for is above the reviews; elsewhere it is beside them. */}
          <Stack asChild gap={6}>
            <Aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
              {/* On a narrow window it is in the bar at the foot. */}
              <Card padding="lg" className="max-lg:[@media(min-height:30rem)]:hidden">
                <Stack gap={3}>
                  <Button asChild size="lg">
                    <WriteReviewLink vendorId={vendor.id} />
                  </Button>
                  {/* Not for the owner, whose link leads elsewhere. */}
                  <Text size={14} tone="muted" className="[[href^='/edit']+&]:hidden">
                    {words.writeFirst}
                  </Text>
                </Stack>
              </Card>
              <VendorHours vendor={vendor} now={now} />
              <VendorContact vendor={vendor} />
              {vendor.credit ? (
                <TextLink href={vendor.credit.url} tone="muted">
                  {vendor.credit.text}
                </TextLink>
              ) : null}
              <ClaimLink vendor={vendor} />
            </Aside>
          </Stack>
          {isAlive ? (
            <Suspense>
              <TopBar vendor={vendor} />
            </Suspense>
          ) : null}
          <Stack gap={8}>
            <Separator />
            <RatingSummary
              average={vendor.rating.average}
              count={vendor.rating.count}
              histogram={vendor.rating.histogram as unknown as RatingHistogram}
              aspects={aspectsGiven(vendor.rating.aspects)}
              renderBar={(stars) => <Link to={to({ stars })} preventScrollReset />}
              texts={isUnrated ? unrated : undefined}
              note={reviews && hasUncounted && messages.uncounted}
            />
            <Separator />
            <VendorReviews vendor={vendor} list={list} />
            <Transparency vendorId={vendor.id} />
          </Stack>
        </Columns>
        <PageEnd vendor={vendor} categories={categories} />
      </Container>
    </>
  );
}
