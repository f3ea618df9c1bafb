import { SearchField } from "@troth/ui/search-field";
import { type ComponentType, type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import * as paths from "../paths.ts";
import { messages } from "./messages.ts";

const words = messages.nav.search;

type Selection = Parameters<HTMLInputElement["setSelectionRange"]>;

/** The box with suggestions that replaces the plain field, and what it takes over from it. */
type Replacement = {
  Box: ComponentType<{ size: "compact"; q: string }>;
  text: string;
  /** The selection, if the field had the focus. */
  selection: Selection | null;
};

/**
 * The search in every page's bar: a plain form until someone focuses it. Only then is the code for suggestions loaded.
 */
export function NavbarSearch() {
  const navigate = useNavigate();
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const composing = useRef(false);

  const addSuggestions = async (field: HTMLInputElement) => {
    try {
      const { SiteSearch } = await import("../search/site-search.tsx");
      // Replacing the field would cut off the word that an input method is composing in it; the end of the word tries
      // again.
      if (composing.current || !field.isConnected) return;
      // Synchronously: a key pressed between reading the field and replacing it would be lost.
      flushSync(() =>
        setReplacement({
          Box: SiteSearch,
          text: field.value,
          selection:
            document.activeElement === field
              ? [field.selectionStart, field.selectionEnd, field.selectionDirection ?? "none"]
              : null,
        }),
      );
    } catch {
      // The plain form searches as well.
    }
  };

  useLayoutEffect(() => {
    const field = root.current?.querySelector("input");
    if (!field || !replacement?.selection) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(...replacement.selection);
  }, [replacement]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get("q");
    void navigate(paths.search({ q: String(q ?? "").trim() }));
  };

  return (
    <div ref={root}>
      {replacement ? (
        <replacement.Box size="compact" q={replacement.text} />
      ) : (
        <SearchField
          action={paths.search()}
          label={words.label}
          placeholder={words.example}
          submitLabel={words.submit}
          onSubmit={submit}
          onFocus={({ target }) => target instanceof HTMLInputElement && void addSuggestions(target)}
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={({ target }) => {
            composing.current = false;
            void addSuggestions(target as HTMLInputElement);
          }}
        />
      )}
    </div>
  );
}
