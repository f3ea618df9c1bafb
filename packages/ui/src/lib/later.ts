"use client";

import { type ComponentType, createElement, lazy, useState } from "react";

/** A component whose code comes when it is first shown. `load` brings it sooner, as soon as somebody reaches for it. */
export type Later<Props> = ComponentType<Props> & { load: () => void };

/** Dialogs weigh more than most pages, and most visits open none: their code waits until one is wanted. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;
  let here: ComponentType<Props> | undefined;
  const bring = () => (coming ??= load().then((component) => ({ default: (here = component) })));
  const Coming: ComponentType<Props> = lazy(bring);
  function Later(props: Props) {
    // What is here shows at once: `lazy` would wait for its promise all the same, and React leaves what it put in the
    // place of something for a third of a second. Chosen once, so that what shows keeps its state.
    const [component] = useState(() => here ?? Coming);
    return createElement(component, props);
  }
  // Who reaches for it and lets go again need not hear that it did not come; who opens it does.
  return Object.assign(Later, { load: () => void bring().catch(() => (coming = undefined)) });
}
