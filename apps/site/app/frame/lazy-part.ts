import { type ComponentType, lazy } from "react";
import { reloadOnce } from "./reload-once.ts";

/** A part of a page whose code is loaded when it is first shown. If that fails, a fallback is shown, or nothing. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = () => null,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => {
        void reloadOnce();
        return { default: otherwise };
      },
    ),
  );

/**
 * A part of a page that the server renders too: until its code has loaded, and if it never does, the server's HTML
 * stays.
 */
export const renderedPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => {
        void reloadOnce();
        return new Promise<never>(() => {});
      },
    ),
  );
