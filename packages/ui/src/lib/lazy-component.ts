"use client";

import { type ComponentType, createElement, lazy, useState } from "react";

/**
 * A component whose code loads when it is first shown. `load` fetches it earlier, as soon as someone reaches for it.
 */
export type LazyComponent<Props> = ComponentType<Props> & { load: () => void };

/** Dialogs weigh more than most pages, and most visitors never open one: their code waits until one is needed. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;
  let here: ComponentType<Props> | undefined;
  const bring = () => (coming ??= load().then((component) => ({ default: (here = component) })));
  const Coming: ComponentType<Props> = lazy(bring);
  function LazyComponent(props: Props) {
    // Loaded code renders straight away: `lazy` would still wait for its promise, and React keeps a fallback on the
    // page for a third of a second. Chosen once, so that a rendered component keeps its state.
    const [component] = useState(() => here ?? Coming);
    return createElement(component, props);
  }
  // Someone who reaches for it and lets go needn't hear that it failed to load; someone who opens it does.
  return Object.assign(LazyComponent, { load: () => void bring().catch(() => (coming = undefined)) });
}
