import { type ComponentProps, type ComponentType, createElement, Suspense, useState } from "react";
import { renderedPart } from "../frame/rendered-part.ts";

type Parts = typeof import("./lazy-parts.tsx");

/** Kept, because a step in the history within the page asks for them again, and an import takes its time even then. */
let here: Parts | undefined;

/** The parts of a vendor's page that load after the rest of it. Stated once: each import names all the files that it needs. */
export const lateParts = async () => (here ??= await import("./lazy-parts.tsx"));

/** One of them that the server renders too. */
export const latePart = <Name extends keyof Parts, Props extends object = ComponentProps<Parts[Name]>>(name: Name) => {
  const of = (parts: Parts | undefined) => parts?.[name] as ComponentType<Props> | undefined;
  const Coming = renderedPart(async () => of(await lateParts())!);
  return function LatePart(props: Props) {
    // Loaded code renders straight away: `lazy` would still wait for its promise, and React keeps a fallback on the page
    // for a third of a second. Chosen once, so that a rendered part keeps its state.
    const [Part] = useState(() => of(here));
    return Part ? createElement(Suspense, null, createElement(Part, props)) : createElement(Coming, props);
  };
};
