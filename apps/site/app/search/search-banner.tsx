import { useSuspenseQuery } from "@tanstack/react-query";
import { Heading } from "@troth/ui/heading";
import { Container, Section, Stack } from "@troth/ui/page";
import { CategoryGrid } from "../categories/category-grid.tsx";
import { Head } from "../frame/head.tsx";
import { prefetch } from "../prefetch.ts";
import { categoriesQuery } from "../queries.ts";
import { messages } from "./messages.ts";
import { SiteSearch } from "./site-search.tsx";

const fetches = prefetch((client) => client.ensureQueryData(categoriesQuery()));
export const loader = fetches;
export const clientLoader = fetches;

const words = messages.bannerPage;

/** The search form as a page of its own, for phones. */
export default function SearchBanner() {
  const { data: categories } = useSuspenseQuery(categoriesQuery());
  const [before, emphasis, after] = words.heading;
  return (
    <>
      <Head title={words.title} description={words.description} />
      <Container width="text" className="py-10 sm:py-16">
        <Stack gap={6}>
          <Heading level={1}>
            {before}
            <em>{emphasis}</em>
            {after}
          </Heading>
          <SiteSearch />
        </Stack>
      </Container>
      <Section tone="sunken" space="md" title={words.categories}>
        <CategoryGrid categories={categories.filter(({ vendorCount }) => vendorCount > 0).slice(0, 12)} />
      </Section>
    </>
  );
}
