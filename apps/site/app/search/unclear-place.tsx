import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import { type SearchResult, setFilters } from "./edit-query.ts";
import { messages } from "./messages.ts";
import type { NotesProps } from "./notes.tsx";
import { partsOf } from "./search-state.ts";

type UnclearPlaceProps = NotesProps & { where: NonNullable<SearchResult["where"]> };

/** The name of several places, or of none: asks rather than guessing silently. */
export function UnclearPlace({ state, result, where: { text, choices } }: UnclearPlaceProps) {
  const { which, choice, unknown, everywhere, categories } = messages.where;
  return (
    <Banner tone="caution" title={choices.length > 0 ? which(text) : unknown(text)}>
      <Stack direction="row" gap={2} className="mt-2">
        {choices.map(({ id, label, hint }) => (
          <Button key={id} asChild size="sm" variant="outline">
            <Link to={paths.search(partsOf(state, setFilters(state, result, { location: [id] })))}>
              {choice(label, hint)}
            </Link>
          </Button>
        ))}
        {choices.length === 0 ? (
          <>
            <Button asChild size="sm" variant="outline">
              <Link to={paths.search(partsOf(state, { where: "" }))}>{everywhere}</Link>
            </Button>
            <Button asChild size="sm" variant="plain">
              <Link to={paths.categories}>{categories}</Link>
            </Button>
          </>
        ) : null}
      </Stack>
    </Banner>
  );
}
