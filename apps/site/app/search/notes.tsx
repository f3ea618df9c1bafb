import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { renderedPart } from "../frame/rendered-part.ts";
import * as paths from "../paths.ts";
import { isUnrecognised, notNarrowing } from "./applied-filters.ts";
import type { Change, SearchResult } from "./edit-query.ts";
import { messages } from "./messages.ts";
import { partsOf, type SearchState } from "./search-state.ts";

const words = messages.applied;

// Most places are recognised.
const UnclearPlace = renderedPart(async () => (await import("./unclear-place.tsx")).UnclearPlace);

export type NotesProps = { state: SearchState; result: SearchResult };

/** Says what was corrected, left out or not recognised, each with a link to the search without that. */
export function Notes({ state, result }: NotesProps) {
  const { understood, where, matched, items } = result;
  const { preferred, unmatched, overridden } = notNarrowing(result);
  const to = (change: Change, text: ReactNode) => (
    <TextLink asChild>
      <Link to={paths.search(partsOf(state, change))}>{text}</Link>
    </TextLink>
  );
  const notes: ReactNode[] = [];

  if (understood?.corrected) {
    const [before, after] = words.corrected;
    notes.push(
      <>
        {before}
        <b className="font-semibold">
          <bdi>{understood.corrected}</bdi>
        </b>
        {after}
        {to({ verbatim: true }, words.insteadFor(state.q))}.
      </>,
    );
  }
  if (understood?.didYouMean) {
    const [before, after] = words.didYouMean;
    notes.push(
      <>
        {before}
        {to({ q: understood.didYouMean }, <bdi>{understood.didYouMean}</bdi>)}
        {after}
      </>,
    );
  }
  if (state.q && state.verbatim)
    notes.push(
      <>
        {words.isVerbatim(state.q)}
        {to({ verbatim: false }, words.notVerbatim)}.
      </>,
    );
  if (where?.place && where.corrected) notes.push(messages.where.corrected(where.place.label, where.text));
  if (preferred.length > 0 && items.length > 0) notes.push(words.preferred(preferred));
  if (unmatched.length > 0 && (items.length > 0 || !isUnrecognised(result))) notes.push(words.unmatched(unmatched));
  if (overridden.length > 0) notes.push(words.overridden(overridden));
  if (matched === "similar" && items.length > 0) notes.push(messages.page.similar);

  return (
    <>
      {where && !where.place ? <UnclearPlace state={state} result={result} where={where} /> : null}
      {notes.length > 0 ? (
        <Stack gap={1}>
          {notes.map((note, index) => (
            // They all change together, with the address.
            // oxlint-disable-next-line react/no-array-index-key
            <Text key={index} size={15}>
              {note}
            </Text>
          ))}
        </Stack>
      ) : null}
    </>
  );
}
