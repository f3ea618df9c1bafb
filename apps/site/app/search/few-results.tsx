// What a page of results shows when there are few or none; loaded only then.
import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { CategoryGrid } from "../categories/category-grid.tsx";
import * as paths from "../paths.ts";
import { type Category, type VendorQuery, vendorsQuery } from "../queries.ts";
import { VendorList } from "../vendors/vendor-list.tsx";
import { addressOf, type AlternativesProps, nearestOf, without } from "./alternatives.tsx";
import { alternativesOf } from "./edit-query.ts";
import { messages } from "./messages.ts";
import { messages as noResults } from "./no-results-messages.ts";

const words = messages.alternatives;

/** When no vendor was found: offers the alternatives, or else the categories. */
export function NoResults({ state, result, categories }: AlternativesProps & { categories: readonly Category[] }) {
  const { none, noneNear, noneElse, browse, missing, add } = noResults;
  const alternatives = alternativesOf(result);
  return (
    <>
      <EmptyState
        className={alternatives.length > 0 ? "py-2" : "py-6"}
        // The vendors that follow are picture enough.
        {...(alternatives.length > 0 && { picture: null })}
        title={none}
        description={alternatives.length > 0 ? noneNear : noneElse}
        action={
          alternatives.length > 0 ? (
            alternatives.map((alternative) => (
              <Button key={`${alternative.kind} ${alternative.value}`} asChild size="sm" variant="outline">
                <Link to={addressOf(state, result, alternative)}>
                  {alternative.kind === "nearby"
                    ? words.nearby(alternative.label, alternative.kilometres ?? 0, alternative.count)
                    : without(alternative)}
                </Link>
              </Button>
            ))
          ) : (
            <Button asChild variant="outline">
              <Link to={paths.categories}>{browse}</Link>
            </Button>
          )
        }
      />
      <Text className="text-center">
        {missing}{" "}
        <TextLink asChild>
          <Link to={paths.addVendor}>{add}</Link>
        </TextLink>
      </Text>
      {alternatives.length === 0 ? (
        <CategoryGrid categories={categories.filter(({ vendorCount }) => vendorCount > 0).slice(0, 8)} />
      ) : null}
    </>
  );
}

type NearbyVendorsProps = AlternativesProps & { query: VendorQuery; categories: readonly Category[] };

export function NearbyVendors({ state, result, place, query, categories }: NearbyVendorsProps) {
  const { data, dataUpdatedAt: now } = useSuspenseQuery(vendorsQuery(query));
  const nearest = nearestOf(result)!;
  return (
    <section aria-labelledby="nearest" className="mt-6">
      <Stack gap={4}>
        <Stack direction="row" gap={3} className="items-baseline justify-between">
          <Heading level={2} size="card" id="nearest">
            {words.nearest(place)}
            <em>{nearest.label}</em>
            {words.distance(nearest.kilometres ?? 0)}
          </Heading>
          {nearest.count > data.items.length ? (
            <Text size={15}>
              <TextLink asChild>
                <Link to={addressOf(state, result, nearest)}>{words.all(nearest.count, nearest.label)}</Link>
              </TextLink>
            </Text>
          ) : null}
        </Stack>
        <VendorList vendors={data.items} categories={categories} now={now} />
      </Stack>
    </section>
  );
}
