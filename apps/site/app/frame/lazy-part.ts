import { type ComponentType, lazy } from "react";

type StandIn = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props>,
) => ComponentType<Props>;

/** How a part is tried again. It's only there once the page has loaded what it needs without a connection. */
export const missing: { standIn?: StandIn } = {};

/** A part of a page whose code is loaded when it is first shown. If that fails, a fallback is shown, or nothing. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = () => null,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: missing.standIn?.(load, otherwise) ?? otherwise }),
    ),
  );
