import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/** A component whose code comes when it is first shown. `load` brings it sooner, as soon as somebody reaches for it. */
export type Later<Props> = LazyExoticComponent<ComponentType<Props>> & { load: () => void };

/** Dialogs weigh more than most pages, and most visits open none: their code waits until one is wanted. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;
  const bring = () => {
    coming ??= load().then((component) => ({ default: component }));
    return coming;
  };
  // Who reaches for it and lets go again need not hear that it did not come; who opens it does.
  return Object.assign(lazy(bring), { load: () => void bring().catch(() => (coming = undefined)) });
}
