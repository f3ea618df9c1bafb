import { pictureOf } from "@troth/api-client/pictures";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { enoughReviews, praise } from "@troth/rules/ratings";
import { Button } from "@troth/ui/button";
import { Hero } from "@troth/ui/hero";
import { Grid, Section } from "@troth/ui/page";
import type { Picture } from "@troth/ui/picture-arch";
import { QuoteCard } from "@troth/ui/quote-card";
import { TextLink } from "@troth/ui/text-link";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { CategoryGrid } from "../categories/category-grid.tsx";
import { languageOf } from "../format.ts";
import { Head } from "../frame/head.tsx";
import { JsonLd } from "../frame/json-ld.tsx";
import { lazyPart } from "../frame/lazy-part.ts";
import * as paths from "../paths.ts";
import { prefetch } from "../prefetch.ts";
import { categoriesQuery, type Category, type VendorQuery } from "../queries.ts";
import { latestReviewsQuery } from "./latest-reviews-query.ts";
import { SiteSearch } from "../search/site-search.tsx";
import { restoredAtom } from "../state/persisted.ts";
import { apiOf, useVisit } from "../visit.ts";
import { VendorList } from "../vendors/vendor-list.tsx";
import { LatestReview } from "./latest-review.tsx";
import { messages } from "./messages.ts";

/**
 * Without search words the best come first, by the ranking score, which doesn't let one lucky review win. Few of the first
 * twelve have too few reviews to be called highly rated; if all of them do, the newest are shown, and labelled as such.
 */
const vendorsToShow = queryOptions({
  queryKey: ["searchVendors", "home"],
  queryFn: async ({ client, signal }) => {
    const ask = async (query: VendorQuery) => (await apiOf(client).searchVendors({ query, signal })).items;
    const best = (await ask({ limit: 12 })).filter(
      ({ rating: { average, count } }) => count >= enoughReviews && average! >= praise,
    );
    return {
      areBest: best.length > 0,
      items: best.length > 0 ? best.slice(0, 8) : await ask({ sort: "newest", limit: 8 }),
    };
  },
});
const latest = latestReviewsQuery(6);

const fetches = prefetch((client) => [
  client.ensureQueryData(categoriesQuery()),
  client.ensureQueryData(vendorsToShow),
  client.ensureQueryData(latest),
]);
export const loader = fetches;
export const clientLoader = fetches;

const RecentlyViewed = lazyPart(async () => (await import("../vendors/recently-viewed.tsx")).RecentlyViewedSection);
const Offer = lazyPart(async () => (await import("../reviews/lazy-offers.tsx")).Offer);

export default function Home() {
  const { data: categories } = useSuspenseQuery(categoriesQuery());
  const { data: vendors, dataUpdatedAt: now } = useSuspenseQuery(vendorsToShow);
  const { quote, items: reviews } = useSuspenseQuery(latest).data;
  const { brand, origin } = useVisit().settings;
  const filled = categories.filter(({ vendorCount }) => vendorCount > 0);
  const restored = useAtomValue(restoredAtom);
  const [before, emphasis] = messages.headline;

  return (
    <>
      <Head description={messages.description} path={paths.home} />
      <JsonLd
        data={
          import.meta.env.SSR && {
            "@type": "WebSite",
            name: brand.shortName,
            url: `${origin}/`,
            description: brand.tagline,
          }
        }
      />
      <Hero
        title={
          <>
            {before}
            <em>{emphasis}</em>
          </>
        }
        description={messages.lead}
        search={<SiteSearch />}
        popular={
          filled[0] ? (
            <>
              {messages.examples}{" "}
              {filled.slice(0, 4).map(({ slug, name }) => (
                <TextLink key={slug} asChild className="me-2">
                  <Link to={paths.category(slug)}>{name}</Link>
                </TextLink>
              ))}
            </>
          ) : undefined
        }
        pictures={heroPictures(categories)}
        quote={
          quote ? (
            <QuoteCard
              quote={quote.text}
              lang={quote.language}
              rating={quote.rating}
              source={
                <>
                  {messages.quoteBy(quote.author)}
                  <TextLink asChild>
                    <Link to={paths.vendor(quote.vendor.id)} lang={languageOf(quote.vendor.language)}>
                      {quote.vendor.name}
                    </Link>
                  </TextLink>
                </>
              }
            />
          ) : undefined
        }
      />
      <Section
        tone="sunken"
        title={messages.categories}
        action={
          <TextLink asChild>
            <Link to={paths.categories}>{messages.allCategories(categories.length)}</Link>
          </TextLink>
        }
      >
        <CategoryGrid categories={filled.slice(0, 6)} className="lg:grid-cols-6" />
      </Section>
      {vendors.items[0] ? (
        <Section
          title={vendors.areBest ? messages.topRated : messages.newest(brand.shortName)}
          action={
            <TextLink asChild>
              <Link to={paths.search()}>{messages.allVendors}</Link>
            </TextLink>
          }
        >
          <VendorList vendors={vendors.items} categories={categories} now={now} />
        </Section>
      ) : null}
      {reviews[0] ? (
        <Section tone="sunken" title={messages.latest}>
          <Grid asChild min="half">
            <ul>
              {reviews.slice(0, 6).map((entry) => (
                <li key={entry.review.id}>
                  <LatestReview entry={entry} />
                </li>
              ))}
            </ul>
          </Grid>
        </Section>
      ) : null}
      <Section
        title={messages.addTitle}
        description={messages.addText}
        action={
          <Button asChild variant="outline">
            <Link to={paths.addVendor}>{messages.add}</Link>
          </Button>
        }
      />
      {restored ? (
        <Suspense>
          <RecentlyViewed />
          <Offer />
        </Suspense>
      ) : null}
    </>
  );
}

/** The arches are narrow and tall, so a picture is far wider than the part of it that shows in one. */
const heroSizes = "(min-width: 560px) 580px, 105vw";

/** A venue under the arch and flowers in its counterpart; without those, any categories that have pictures. */
function heroPictures(categories: readonly Category[]): [Picture, Picture] | undefined {
  const ordered = ["venues", "florists", "flowers"].flatMap(
    (slug) => categories.find((category) => category.slug === slug) ?? [],
  );
  const pictures = [...new Set([...ordered, ...categories])].flatMap(
    ({ image }) => pictureOf(image, heroSizes, "") ?? [],
  );
  const [first, second] = pictures;
  return first && second ? [first, second] : undefined;
}
