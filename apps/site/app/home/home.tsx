import { pictureOf } from "@troth/api-client/pictures";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Hero } from "@troth/ui/hero";
import { Grid, Section } from "@troth/ui/page";
import type { Picture } from "@troth/ui/picture-arch";
import { QuoteCard } from "@troth/ui/quote-card";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { CategoryGrid } from "../categories/category-grid.tsx";
import { languageOf } from "../format.ts";
import { Head } from "../frame/head.tsx";
import { JsonLd } from "../frame/json-ld.tsx";
import * as paths from "../paths.ts";
import { prefetch } from "../prefetch.ts";
import { categoriesQuery, type Category, latestReviewsQuery, vendorsQuery } from "../queries.ts";
import { SiteSearch } from "../search/site-search.tsx";
import { useVisit } from "../visit.ts";
import { VendorList } from "../vendors/vendor-list.tsx";
import { LatestReview } from "./latest-review.tsx";
import { messages } from "./messages.ts";
import { quoteFrom } from "./quote.ts";

// Without words the best come first by the ranking score, which does not let one lucky review win.
const topRated = vendorsQuery({ limit: 8 });
const latest = latestReviewsQuery(12);

const fetches = prefetch((client) => [
  client.ensureQueryData(categoriesQuery()),
  client.ensureQueryData(topRated),
  client.ensureQueryData(latest),
]);
export const loader = fetches;
export const clientLoader = fetches;

export default function Home() {
  const { data: categories } = useSuspenseQuery(categoriesQuery());
  const { data: top, dataUpdatedAt: now } = useSuspenseQuery(topRated);
  const { data: reviews } = useSuspenseQuery(latest);
  const { brand, origin } = useVisit().settings;
  const quote = quoteFrom(reviews);
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
          <>
            {messages.popular}{" "}
            {categories.slice(0, 4).map(({ slug, name }) => (
              <TextLink key={slug} asChild className="me-2">
                <Link to={paths.search({ category: slug })}>{name}</Link>
              </TextLink>
            ))}
          </>
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
        <CategoryGrid categories={categories.slice(0, 6)} className="lg:grid-cols-6" />
      </Section>
      <Section
        title={messages.topRated}
        action={
          <TextLink asChild>
            <Link to={paths.search()}>{messages.topRatedAll}</Link>
          </TextLink>
        }
      >
        <VendorList vendors={top.items} categories={categories} now={now} />
      </Section>
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
    </>
  );
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
