import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import type { VendorQuery } from "../queries.ts";
import { type Alternative, alternativesOf, type SearchResult, withAlternative } from "./edit-query.ts";
import { messages } from "./messages.ts";
import { partsOf, queryOf, type SearchState } from "./search-state.ts";

const words = messages.alternatives;

/** How many vendors of the nearest place are shown. */
const SHOWN_NEAR = 3;

export const nearestOf = (result: SearchResult): Alternative | undefined =>
  alternativesOf(result).find(({ kind }) => kind === "nearby");

export const addressOf = (state: SearchState, result: SearchResult, alternative: Alternative) =>
  paths.search(partsOf(state, withAlternative(state, result, alternative)));

export const without = ({ value, label, count }: Alternative) =>
  words.counted(count, words.without[value as keyof typeof words.without](label));

export type AlternativesProps = {
  state: SearchState;
  result: SearchResult;
  /** The name of the place that was searched. */
  place: string;
};

/** Other searches that would find vendors, in a line or two above a short list. */
export function Alternatives({ state, result, place }: AlternativesProps) {
  const alternatives = alternativesOf(result);
  const near = alternatives.filter(({ kind }) => kind === "nearby");
  const less = alternatives.filter(({ kind }) => kind === "without");
  const links = (shown: readonly Alternative[], text: (alternative: Alternative) => string): ReactNode =>
    shown.map((alternative, index) => (
      <Fragment key={alternative.value}>
        {index > 0 ? " · " : null}
        <TextLink asChild>
          <Link to={addressOf(state, result, alternative)}>{text(alternative)}</Link>
        </TextLink>
      </Fragment>
    ));
  if (alternatives.length === 0) return null;
  return (
    <Stack gap={1}>
      {near.length > 0 ? (
        <Text size={15}>
          {words.near(place)}
          {links(near, ({ label, kilometres, count }) => words.nearby(label, kilometres ?? 0, count))}
        </Text>
      ) : null}
      {less.length > 0 ? (
        <Text size={15}>
          {words.or}
          {links(less, without)}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Asks for the first vendors of the nearest place if the one that was searched has few. */
export function nearbyQuery(state: SearchState, result: SearchResult): VendorQuery | null {
  const nearest = nearestOf(result);
  if (!nearest || state.cursor) return null;
  return { ...queryOf({ ...state, ...withAlternative(state, result, nearest) }), limit: SHOWN_NEAR };
}
