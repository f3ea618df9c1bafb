import { SearchField } from "@troth/ui/search-field";
import { type ComponentType, type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import * as paths from "../paths.ts";
import { messages } from "./messages.ts";

const words = messages.nav.search;

/** A box that takes the field's place, with what was in it by then. */
type Taken = {
  Box: ComponentType<{ size: "compact"; q: string }>;
  text: string;
  /** Where the caret was, if the field had the focus. */
  caret: number | null;
};

/** The search in the bar of every page: a plain form, until somebody goes into it. Only then its suggestions are fetched. */
export function NavbarSearch() {
  const navigate = useNavigate();
  const [taken, setTaken] = useState<Taken | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const composing = useRef(false);

  const bring = async (field: HTMLInputElement) => {
    try {
      const { SiteSearch } = await import("../search/site-search.tsx");
      // In the middle of a word that an input method composes, a field must not go.
      if (composing.current) return;
      const caret = document.activeElement === field ? (field.selectionStart ?? field.value.length) : null;
      setTaken({ Box: SiteSearch, text: field.value, caret });
    } catch {
      // The plain form searches as well.
    }
  };

  useLayoutEffect(() => {
    const field = root.current?.querySelector("input");
    if (!field || typeof taken?.caret !== "number") return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(taken.caret, taken.caret);
  }, [taken]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get("q");
    void navigate(paths.search({ q: String(q ?? "").trim() }));
  };

  return (
    <div ref={root}>
      {taken ? (
        <taken.Box size="compact" q={taken.text} />
      ) : (
        <SearchField
          action={paths.search()}
          label={words.label}
          placeholder={words.example}
          submitLabel={words.submit}
          onSubmit={submit}
          onFocus={({ target }) => target instanceof HTMLInputElement && void bring(target)}
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={() => (composing.current = false)}
        />
      )}
    </div>
  );
}
