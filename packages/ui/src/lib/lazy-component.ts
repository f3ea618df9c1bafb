"use client";

import { type ComponentType, createElement, lazy, useState, useSyncExternalStore } from "react";

/**
 * A component whose code loads when it is first shown. `load` fetches it earlier, as soon as someone reaches for it.
 */
export type LazyComponent<Props> = ComponentType<Props> & { load: () => void };

/**
 * Dialogs weigh more than most pages, and most visitors never open one: their code waits until one is needed. If it can't
 * be loaded, nothing is shown in its place until it can: without a connection, a page must not fail because of a menu.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const bring = () =>
    (coming ??= load().then(
      (component) => void (here = component),
      () => void (coming = undefined),
    ));
  const Coming = lazy<ComponentType<Props>>(() => bring().then(() => ({ default: here ?? Missing })));
  /** Tried again when it is shown, since the connection may be back by then, and once it is back. */
  const Missing = (props: Props) => useSyncExternalStore(whenBack, () => here) && createElement(here!, props);
  const whenBack = (changed: () => void) => {
    const retry = () => bring().then(changed);
    addEventListener("online", retry);
    void retry();
    return () => removeEventListener("online", retry);
  };
  function LazyComponent(props: Props) {
    // Loaded code renders straight away: `lazy` would still wait for its promise, and React keeps a fallback on the
    // page for a third of a second. Chosen once, so that a rendered component keeps its state.
    const [component] = useState(() => here ?? Coming);
    return createElement(component, props);
  }
  return Object.assign(LazyComponent, { load: () => void bring() });
}
