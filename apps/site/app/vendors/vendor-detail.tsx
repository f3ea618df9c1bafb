import { previewOf } from "@troth/api-client/pictures";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Breadcrumb } from "@troth/ui/breadcrumb";
import { Aside, Columns, Container, Stack } from "@troth/ui/page";
import { RatingSummary, type RatingHistogram } from "@troth/ui/rating-summary";
import { Separator } from "@troth/ui/separator";
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
import { useListParams } from "../lists/use-list-params.ts";
import { useLoadMoreList } from "../lists/use-load-more-list.ts";
import * as paths from "../paths.ts";
import { prefetch, type Reads } from "../prefetch.ts";
import { categoriesQuery, vendorQuery } from "../queries.ts";
import { restoredAtom } from "../state/persisted.ts";
import { useVisit } from "../visit.ts";
import { aspectsGiven } from "./aspects.ts";
import { vendorData } from "./json-ld.ts";
import { latePart, lateParts } from "./late-parts.ts";
import { messages } from "./messages.ts";
import { VendorBadges } from "./vendor-parts.tsx";
import { isFiltered, reviewParams, reviewsOf } from "./review-params.ts";
import { VendorReviews } from "./vendor-reviews.tsx";

const fetches = prefetch((client, { id = "" }, url) => [
  client.ensureQueryData(vendorQuery(id)),
  client.ensureInfiniteQueryData(reviewsOf(id, reviewParams.parse(url.searchParams))),
  client.ensureQueryData(categoriesQuery()),
  // In the browser the page waits for its photos, or they would push down what is below them, but not for what is at its end.
  ...(import.meta.env.SSR
    ? [
        Promise.all([import("./similar-query.ts"), client.ensureQueryData(vendorQuery(id))]).then(
          ([{ similarVendorsQuery }, vendor]) => client.prefetchQuery(similarVendorsQuery(vendor)),
        ),
        import("./transparency-query.ts").then(({ transparencyQuery }) => client.prefetchQuery(transparencyQuery(id))),
      ]
    : [lateParts().catch(() => undefined)]),
]);
export const loader = fetches;
export const clientLoader = fetches;
export const handle: Reads = { reads: [...reviewParams.names, "claim", "flagreview"] };

const words = messages.detail;

/** For a vendor whose reviews are all by people who only enquired. */
const unrated = { freshNote: () => words.unratedNote };

// The server's text is right until someone expands the hours; all else is plain links.
const VendorGallery = latePart("VendorGallery");
const VendorAside = latePart("VendorAside");
const ShareVendor = latePart("ShareVendor");
const Transparency = latePart("Transparency");
const ReviewYears = lazyPart(async () => (await import("./review-years.tsx")).ReviewYears);
const TopBar = lazyPart(async () => (await lateParts()).TopBar);
const PageEnd = latePart("PageEnd");

export default function VendorDetail() {
  const { id = "" } = useParams();
  const { data: vendor, dataUpdatedAt: now } = useSuspenseQuery(vendorQuery(id));
  const { data: categories } = useSuspenseQuery(categoriesQuery());
  const [state, to] = useListParams(reviewParams, "#reviews");
  const list = useLoadMoreList(reviewsOf(id, state));
  const reviews = isFiltered(state) || state.cursor ? null : (list.firstPage?.items ?? []);
  const { rating } = vendor;
  const hasUncounted = (list.firstPage?.total ?? 0) > rating.count;
  const isUnrated = rating.count === 0 && hasUncounted;
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
          isUnrated ? words.unrated : words.reviews(rating.count),
        )}
        path={paths.vendor(vendor.id)}
        image={previewOf(vendor.image)}
        alt={vendor.image.alt}
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
        <VendorGallery vendor={vendor} />
        <Columns layout="main-aside" className="mt-8 lg:grid-rows-[auto_1fr]">
          <VendorHeader
            name={vendor.name}
            lang={languageOf(vendor.language)}
            rating={rating.average === null ? null : { average: rating.average, count: rating.count }}
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
              <VendorAside vendor={vendor} now={now} />
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
              average={rating.average}
              count={rating.count}
              histogram={rating.histogram as unknown as RatingHistogram}
              aspects={aspectsGiven(rating.aspects)}
              renderBar={(stars) => (
                <Link
                  to={to({ stars: stars === state.stars ? null : stars })}
                  preventScrollReset
                  aria-current={stars === state.stars || undefined}
                />
              )}
              texts={isUnrated ? unrated : undefined}
              note={reviews && hasUncounted && messages.uncounted}
            />
            <Separator />
            <VendorReviews vendor={vendor} list={list} />
            {isAlive && rating.count > 0 ? (
              <Suspense>
                <ReviewYears vendorId={vendor.id} />
              </Suspense>
            ) : null}
            <Transparency vendorId={vendor.id} />
          </Stack>
        </Columns>
        <PageEnd vendor={vendor} categories={categories} />
      </Container>
    </>
  );
}
