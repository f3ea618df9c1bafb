import { pictureOf } from "@troth/api-client/pictures";
import { useSuspenseQuery } from "@tanstack/react-query";
import { enoughReviews, praise } from "@troth/rules/ratings";
import { Hero } from "@troth/ui/hero";
import { Grid, Section } from "@troth/ui/page";
import type { Picture } from "@troth/ui/picture-arch";
import { QuoteCard } from "@troth/ui/quote-card";
import { TextLink } from "@troth/ui/text-link";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { CategoryGrid, filledFirst } from "../categories/category-grid.tsx";
import { languageOf } from "../format.ts";
import { Head } from "../frame/head.tsx";
import { JsonLd } from "../frame/json-ld.tsx";
import { lazyPart } from "../frame/lazy-part.ts";
import * as paths from "../paths.ts";
import { prefetch } from "../prefetch.ts";
import { categoriesQuery, type Category, latestReviewsQuery, vendorsQuery, type VendorSummary } from "../queries.ts";
import { useBegunReviews } from "../reviews/use-begun-reviews.ts";
import { SiteSearch } from "../search/site-search.tsx";
import { useVisit } from "../visit.ts";
import { VendorList } from "../vendors/vendor-list.tsx";
import { LatestReview } from "./latest-review.tsx";
import { messages } from "./messages.ts";

/** Two rows of cards. */
const shown = 8;

// Without words the best come first by the ranking score, which does not let one lucky review win: few in front of the last
// that is shown have too few reviews to be called praised.
const topRated = vendorsQuery({ limit: shown + 4 });
const newest = vendorsQuery({ sort: "newest", limit: shown });
const latest = latestReviewsQuery(6);

const praised = (vendors: readonly VendorSummary[]) =>
  vendors
    .filter(({ rating: { average, count } }) => count >= enoughReviews && (average ?? 0) >= praise)
    .slice(0, shown);

const fetches = prefetch((client) => [
  client.ensureQueryData(categoriesQuery()),
  client
    .ensureQueryData(topRated)
    .then(({ items }) => (praised(items).length > 0 ? null : client.ensureQueryData(newest))),
  client.ensureQueryData(latest),
]);
export const loader = fetches;
export const clientLoader = fetches;

const DraftOffer = lazyPart(async () => (await import("../reviews/draft-offer.tsx")).DraftOffer);

export default function Home() {
  const { data: categories } = useSuspenseQuery(categoriesQuery());
  const { data: top, dataUpdatedAt: now } = useSuspenseQuery(topRated);
  const { quote, items: reviews } = useSuspenseQuery(latest).data;
  const { brand, origin } = useVisit().settings;
  const best = praised(top.items);
  const fullest = categories
    .filter(({ vendorCount }) => vendorCount > 0)
    .toSorted((a, b) => b.vendorCount - a.vendorCount)
    .slice(0, 4);
  const [before, emphasis] = messages.headline;

  return (
    <>
      <Head description={messages.description} path={paths.home} />
      <JsonLd data={{ "@type": "WebSite", name: brand.shortName, url: `${origin}/`, description: brand.tagline }} />
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
          fullest.length > 0 ? (
            <>
              {messages.fullest}{" "}
              {fullest.map(({ slug, name }) => (
                <TextLink key={slug} asChild className="me-2">
                  <Link to={paths.search({ category: slug })}>{name}</Link>
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
        <CategoryGrid categories={filledFirst(categories).slice(0, 6)} className="lg:grid-cols-6" />
      </Section>
      {best.length > 0 ? (
        <Section
          title={messages.topRated}
          action={
            <TextLink asChild>
              <Link to={paths.search()}>{messages.topRatedAll}</Link>
            </TextLink>
          }
        >
          <VendorList vendors={best} categories={categories} now={now} />
        </Section>
      ) : (
        <Newest categories={categories} />
      )}
      {reviews.length > 0 ? (
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
      <Offer />
    </>
  );
}

/** Where nobody is known to be praised yet. */
function Newest({ categories }: { categories: readonly Category[] }) {
  const { data: vendors, dataUpdatedAt: now } = useSuspenseQuery(newest);
  const { brand } = useVisit().settings;
  if (vendors.items.length === 0) return null;
  return (
    <Section
      title={messages.newest(brand.shortName)}
      action={
        <TextLink asChild>
          <Link to={paths.search({ sort: "newest" })}>{messages.newestAll}</Link>
        </TextLink>
      }
    >
      <VendorList vendors={vendors.items} categories={categories} now={now} />
    </Section>
  );
}

/** To go on with the review that was opened last, for whoever has put one aside. */
function Offer() {
  const [vendorId] = useBegunReviews();
  return vendorId ? (
    <Suspense>
      <DraftOffer vendorId={vendorId} />
    </Suspense>
  ) : null;
}

const heroSizes = "(min-width: 1024px) 260px, 45vw";

/** A venue under the arch, flowers in its counterpart; without them, whatever categories have pictures. */
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
