import { Chip, ChipList } from "@troth/ui/chip";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import type { Piece, SearchResult } from "./in-force.ts";
import { messages } from "./messages.ts";
import { partsOf, type SearchState } from "./search-state.ts";

const words = messages.inForce;

type PiecesProps = { state: SearchState; pieces: readonly Piece[]; understood: SearchResult["understood"] };

/** What was chosen and understood as chips, and the way to the very words. */
export function Pieces({ state, pieces, understood }: PiecesProps) {
  const isRead = understood !== null && understood.parts.some(({ kind }) => kind !== "words");
  // Words alone stand in the headline.
  const shown = pieces.some(({ kind }) => kind !== "words") ? pieces : [];
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
      {isRead && understood.corrected === null ? (
        <Text size={14} tone="muted">
          <TextLink asChild tone="muted">
            <Link to={paths.search(partsOf(state, { verbatim: true }))}>{words.verbatim}</Link>
          </TextLink>
        </Text>
      ) : null}
    </Stack>
  );
}
