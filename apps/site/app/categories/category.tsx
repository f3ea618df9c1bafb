// A category's own page, everywhere or in one place: what people and search engines find it by. Anything narrower is the
// search's.
import { useSuspenseQuery } from "@tanstack/react-query";
import { previewOf } from "@troth/api-client/pictures";
import { Breadcrumb } from "@troth/ui/breadcrumb";
import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { data as answer, Link, redirect, useParams, useSearchParams } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { JsonLd } from "../frame/json-ld.tsx";
import { renderedPart } from "../frame/rendered-part.ts";
import * as paths from "../paths.ts";
import { prefetch, type Reads } from "../prefetch.ts";
import { categoriesQuery, type VendorSummary, vendorsQuery } from "../queries.ts";
import type { SearchResult } from "../search/edit-query.ts";
import { useVisit } from "../visit.ts";
import { VendorList } from "../vendors/vendor-list.tsx";
import { categoryMessages as words } from "./category-messages.ts";

const SHOWN = 12;

const bestQuery = (category: string, place: string | undefined, explain: boolean) =>
  vendorsQuery({
    category: [category],
    ...(place && { location: [place] }),
    limit: SHOWN,
    ...(explain && { explain }),
  });

/** Whether each vendor says why it is where it is. */
const isExplained = (params: URLSearchParams) => params.get("explain") === "true";

const nameOf = ({ facets }: SearchResult, place: string) =>
  facets?.location?.find(({ value }) => value === place)?.label ?? place;

const fetches = prefetch(async (client, { category = "", place }, { searchParams }) => {
  const categories = await client.ensureQueryData(categoriesQuery());
  const renamed = categories.find(({ formerSlugs }) => formerSlugs?.includes(category));
  if (renamed) throw redirect(paths.category(renamed.slug, place), 301);
  const found = await client.ensureQueryData(bestQuery(category, place, isExplained(searchParams)));
  // A place without a name is none.
  const isPlace = !place || nameOf(found, place) !== place;
  if (!isPlace || !categories.some(({ slug }) => slug === category)) throw answer(null, { status: 404 });
});
export const loader = fetches;
export const clientLoader = fetches;
export const handle: Reads = { reads: ["explain"] };

// Out of sight at first, or seldom shown.
const late = () => import("./where-next.tsx");
const WhereNext = renderedPart(async () => (await late()).WhereNext);
const NoVendors = renderedPart(async () => (await late()).NoVendors);
const WhyThisOrder = renderedPart(async () => (await late()).WhyThisOrder);
const RankingNote = renderedPart(async () => (await late()).RankingNote);
const RankingReasons = renderedPart(async () => (await late()).RankingReasons);
const reasonsOf = (vendor: VendorSummary) => <RankingReasons vendor={vendor} />;

export default function CategoryPage() {
  const { category: slug = "", place: placeId } = useParams();
  const [params] = useSearchParams();
  const explain = isExplained(params);
  const { data: categories } = useSuspenseQuery(categoriesQuery());
  const { data: found, dataUpdatedAt: now } = useSuspenseQuery(bestQuery(slug, placeId, explain));
  const { origin } = useVisit().settings;
  const category = categories.find((one) => one.slug === slug)!;
  const place = placeId ? nameOf(found, placeId) : "";
  const { total, items } = found;
  const search = paths.search({ category: slug, location: placeId });
  const title = category.name + (place && words.in + place);
  const vendors = words.count(total.count, total.exact);
  const path = [
    { label: words.categories, to: paths.categories },
    { label: category.name, to: paths.category(slug) },
    ...(place ? [{ label: place, to: paths.category(slug, placeId) }] : []),
  ];

  return (
    <>
      <Head
        title={title}
        description={words.describe(title, vendors, category.description)}
        path={paths.category(slug, placeId)}
        image={previewOf(category.image)}
        noindex={total.count === 0}
      />
      <JsonLd
        data={
          import.meta.env.SSR && {
            "@type": "BreadcrumbList",
            itemListElement: path.map(({ label, to }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name: label,
              item: origin + to,
            })),
          }
        }
      />
      <Container className="pb-12 lg:pb-16">
        <Breadcrumb
          label={words.breadcrumb}
          className="pt-2 pb-4"
          items={path.map(({ label, to }, index) =>
            index === path.length - 1 ? { label } : { label, link: <Link to={to} /> },
          )}
        />
        <Stack gap={8}>
          <Stack gap={4}>
            <Heading level={1} size="page">
              {category.name}
              {place ? (
                <>
                  {words.in}
                  <em>{place}</em>
                </>
              ) : null}
            </Heading>
            {category.description ? (
              <Text size={18} className="max-w-prose">
                {category.description}
              </Text>
            ) : null}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              {items.length > 0 ? (
                <Text size={15} tone="muted">
                  {vendors}
                </Text>
              ) : null}
              <Button asChild variant="outline" size="sm">
                <Link to={search}>{words.filter}</Link>
              </Button>
            </div>
          </Stack>
          {items.length > 0 ? (
            <>
              {explain ? <RankingNote /> : null}
              <VendorList
                vendors={items}
                categories={categories}
                now={now}
                inSight={3}
                headingLevel={2}
                footerOf={explain ? reasonsOf : undefined}
              />
              {explain || items.length > 1 ? <WhyThisOrder isOn={explain} /> : null}
            </>
          ) : (
            <NoVendors category={category} place={place} />
          )}
          {total.count > items.length ? (
            <Button asChild variant="outline" className="self-start">
              <Link to={search}>{words.all(total.count)}</Link>
            </Button>
          ) : null}
        </Stack>
      </Container>
      <WhereNext category={category} categories={categories} facets={found.facets} placeId={placeId} place={place} />
    </>
  );
}
