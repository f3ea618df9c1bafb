import { type ComponentType, lazy } from "react";
import { reloadOnce } from "./reload-once.ts";

/** A part of a page whose code is loaded when it is first shown. If that fails, something else stands there, or nothing. */
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

/** A part of a page that the server renders as well: until its code has come, and if it never does, it stays as it was written. */
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
