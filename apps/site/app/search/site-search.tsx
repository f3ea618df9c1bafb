import { useQuery } from "@tanstack/react-query";
import { SearchBox, type SearchSuggestion } from "@troth/ui/search-box";
import { type FormEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import * as paths from "../paths.ts";
import { suggestionsQuery } from "../queries.ts";
import { messages } from "./messages.ts";

const words = messages.box;

/** Milliseconds without a key before suggestions are asked for. */
const PAUSE = 140;

type SiteSearchProps = {
  size?: "hero" | "bar";
  q?: string;
  /** The places' names, as people read them. */
  where?: string;
  /** Their ids. */
  places?: readonly string[];
  /** Makes the address of a search; keeps the filters of the page it is on. */
  to?: (change: { q: string; location: string[]; category?: string[] }) => string;
};

/** What and where, with suggestions. Without script it is a plain form, and the search page finds the place by its name. */
export function SiteSearch({ size = "hero", q = "", where = "", places = [], to = paths.search }: SiteSearchProps) {
  const navigate = useNavigate();
  const [what, setWhat] = useState("");
  const [place, setPlace] = useState("");
  // What stands in the field for where, once somebody changed it; another search brings another text.
  const [written, setWritten] = useState({ where, text: where });
  const placeText = written.where === where ? written.text : where;
  const [chosen, setChosen] = useState<{ label: string; id: string } | null>(null);

  /** The ids of what stands in the field, if it was chosen or has not changed; else its words. */
  const locationOf = (text: string): string[] => {
    if (!text) return [];
    if (text === where) return [...places];
    return [chosen?.label === text ? chosen.id : text];
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    void navigate(to({ q: text("q"), location: locationOf(text("location")) }));
  };

  const select = (field: "what" | "where", suggestion: SearchSuggestion) => {
    const id = suggestion.id.slice(suggestion.id.indexOf(":") + 1);
    if (field === "where") {
      setChosen({ label: suggestion.label, id });
      setWritten({ where, text: suggestion.label });
    } else if (suggestion.kind === "vendor") void navigate(paths.vendor(id));
    // What the words stood for is searched for instead of them; the rest of the search stays.
    else if (suggestion.kind === "category") {
      void navigate(to({ q: "", location: locationOf(placeText.trim()), category: [id] }));
    } else void navigate(to({ q: "", location: [id] }));
  };

  return (
    <SearchBox
      action={paths.search()}
      size={size}
      label={words.label}
      submitLabel={words.submit}
      onSubmit={submit}
      onSelect={select}
      what={{
        name: "q",
        label: words.what,
        placeholder: words.whatExample,
        defaultValue: q,
        suggestions: useSuggestions(what),
        onQueryChange: setWhat,
      }}
      where={{
        name: "location",
        label: words.where,
        placeholder: words.whereExample,
        defaultValue: where,
        suggestions: useSuggestions(place, "place"),
        onQueryChange: (text) => {
          setPlace(text);
          setWritten({ where, text });
        },
      }}
    />
  );
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
    ? data.map(({ kind, id, label, hint }) => ({ id: `${kind}:${id}`, kind, label, hint: hint || undefined }))
    : [];
}
