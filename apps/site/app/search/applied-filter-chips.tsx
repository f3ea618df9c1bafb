import { Chip, ChipList } from "@troth/ui/chip";
import { Stack } from "@troth/ui/page";
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
    <Stack direction="row" gap={3}>
      <ChipList aria-label={words.list}>
        {shown.map(({ key, label, removed }) => (
          <Chip
            key={key}
            label={label}
            remove={<Link to={paths.search(partsOf(state, removed))} preventScrollReset />}
          />
        ))}
      </ChipList>
      {isInterpreted && understood.corrected === null ? (
        <Text size={14} tone="muted">
          <TextLink asChild tone="muted">
            <Link to={paths.search(partsOf(state, { verbatim: true }))}>{words.verbatim}</Link>
          </TextLink>
        </Text>
      ) : null}
    </Stack>
  );
}
