import { Chip, ChipList } from "@troth/ui/chip";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import type { AppliedFilter } from "./applied-filters.ts";
import type { SearchResult } from "./edit-query.ts";
import { messages } from "./messages.ts";
import { partsOf, type SearchState } from "./search-state.ts";

const words = messages.applied;

type AppliedFilterChipsProps = {
  state: SearchState;
  filters: readonly AppliedFilter[];
  understood: SearchResult["understood"];
};

/** The applied filters as chips that remove them, and a link to a search for the exact words. */
export function AppliedFilterChips({ state, filters, understood }: AppliedFilterChipsProps) {
  const isInterpreted = understood !== null && understood.parts.some(({ kind }) => kind !== "words");
  // Words alone are in the headline already.
  const shown = filters.some(({ kind }) => kind !== "words") ? filters : [];
  if (shown.length === 0) return null;
  return (
    <div className="flex items-center gap-3 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:[scrollbar-width:none] sm:flex-wrap">
      <ChipList aria-label={words.list} className="shrink-0 max-sm:flex-nowrap sm:shrink">
        {shown.map(({ key, label, removed }) => (
          <Chip
            key={key}
            label={label}
            remove={<Link to={paths.search(partsOf(state, removed))} preventScrollReset />}
          />
        ))}
      </ChipList>
      {isInterpreted && understood.corrected === null ? (
        <Text size={14} tone="muted" className="shrink-0">
          <TextLink asChild tone="muted">
            <Link to={paths.search(partsOf(state, { verbatim: true }))}>{words.verbatim}</Link>
          </TextLink>
        </Text>
      ) : null}
    </div>
  );
}
