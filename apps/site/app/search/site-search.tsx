import { useQuery } from "@tanstack/react-query";
import { SearchBox, type SearchBoxProps, type SearchSuggestion } from "@troth/ui/search-box";
import { type FormEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { messages as frame } from "../frame/messages.ts";
import * as paths from "../paths.ts";
import { suggestionsQuery } from "../queries.ts";
import { messages as words } from "./site-search-messages.ts";

/** Milliseconds to wait after the last key before asking for suggestions. */
const PAUSE = 140;

/** What the form searches for: a place by its id, or as it was written. */
export type NewSearch = { q: string; where: string; location: string[]; category?: string[] };

type SiteSearchProps = {
  q?: string;
  /** The places' names, as people read them. */
  where?: string;
  /** Their ids; none if the API does not know the place. */
  places?: readonly string[];
  /** Ids of the places that are searched, including those from the text. */
  appliedPlaces?: readonly string[];
  /** Builds the address of a search, keeping the filters of the current page. */
  to?: (search: NewSearch) => string;
};

/** What and where, with suggestions. Without script it is a plain form that the search page understands too. */
export function SiteSearch({ size = "hero", ...props }: SiteSearchProps & { size?: "hero" | "compact" }) {
  const search = useSiteSearch(props);
  return size === "hero" ? (
    <SearchBox {...search} />
  ) : (
    <SearchBox
      {...search}
      size="compact"
      label={frame.nav.search.label}
      what={{ ...search.what, label: frame.nav.search.label, placeholder: frame.nav.search.example }}
      where={undefined}
    />
  );
}

/** A search box's fields, their suggestions, and where they lead. */
export function useSiteSearch({
  q = "",
  where = "",
  places = [],
  appliedPlaces = [],
  to = paths.search,
}: SiteSearchProps): SearchBoxProps {
  const navigate = useNavigate();
  const what = useWriting(q);
  const place = useWriting(where);

  /** The ids of what is in the field as long as it hasn't changed, otherwise its words. */
  const placeOf = (text: string): Pick<NewSearch, "where" | "location"> =>
    text === where && places.length > 0 ? { where: "", location: [...places] } : { where: text, location: [] };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    void navigate(to({ q: text("q"), ...placeOf(text("where")) }));
  };

  const select = (field: "what" | "where", { id: key, kind, label }: SearchSuggestion) => {
    const id = key.slice(key.indexOf(":") + 1);
    const written = place.text.trim();
    const somewhere = placeOf(written);
    const anywhere = { where: "", location: [] };
    if (field === "where") void navigate(to({ q: what.text.trim(), where: "", location: [id] }));
    else if (kind === "vendor") void navigate(paths.vendor(id));
    else if (kind === "place") void navigate(to({ q: "", where: "", location: [id] }));
    // A text suggested in other words ("Photographers in Vienna") already says where.
    else if (kind === "search") void navigate(to({ q: id, ...(id === label ? somewhere : anywhere), category: [] }));
    else {
      const there = written ? somewhere : { where: "", location: [...appliedPlaces] };
      void navigate(to({ q: "", ...there, category: [id] }));
    }
  };

  const suggestions = { what: useSuggestions(what.changed), where: useSuggestions(place.changed, "place") };

  return {
    action: paths.search(),
    label: words.label,
    submitLabel: words.submit,
    onSubmit: submit,
    onSelect: select,
    what: {
      name: "q",
      label: words.what,
      placeholder: words.whatExample,
      defaultValue: q,
      suggestions: suggestions.what,
      onQueryChange: what.set,
    },
    where: {
      name: "where",
      label: words.where,
      placeholder: words.whereExample,
      defaultValue: where,
      suggestions: suggestions.where,
      onQueryChange: place.set,
    },
  };
}

/** What is in a field once someone has changed it; another search brings another text. */
function useWriting(given: string): { text: string; changed: string; set: (text: string) => void } {
  const [written, setWritten] = useState({ given, text: given, changed: "" });
  const isOurs = written.given === given;
  return {
    text: isOurs ? written.text : given,
    changed: isOurs ? written.changed : "",
    set: (text) => setWritten({ given, text, changed: text }),
  };
}

function useSuggestions(text: string, kind?: "place"): SearchSuggestion[] {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim().slice(0, 100)), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const { data = [] } = useQuery({
    ...suggestionsQuery(asked, kind && [kind]),
    enabled: asked.length > 0,
    placeholderData: (previous) => previous,
  });
  return asked && text.trim()
    ? data.map(({ kind, id, label, hint, image }) => ({
        id: `${kind}:${id}`,
        kind,
        label,
        hint: hint || undefined,
        image: image ?? undefined,
      }))
    : [];
}
