import { type ComponentType, type ContextType, createElement, memo, Suspense, use } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router-dom";
import { lazyPart } from "./lazy-part.ts";
import { useHydrated } from "./use-location-state.ts";

/** A part of a page that the server renders too: until its code has loaded, and if it never does, the server's HTML stays. */
export const renderedPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part: ComponentType<Props> = lazyPart(load, ServerMarkup);
  // If it were rendered again with the same props, React would drop the server's HTML.
  return memo<Props>((props) => createElement(Suspense, null, createElement(Part, props)));
};

/** Keeps the server's HTML until someone navigates, which it must not hold up. After that it is nothing. */
function ServerMarkup(): null {
  const { router } = use(DataRouterContext)!;
  if (!useHydrated()) use(navigation(router));
  return null;
}
// For what stands in for it, if the code comes later.
ServerMarkup.until = navigation;

export type Router = NonNullable<ContextType<typeof DataRouterContext>>["router"];
const known = new WeakMap<Router, Promise<void>>();

/** Resolves once the router is at a different address. */
function navigation(router: Router): Promise<void> {
  const { location } = router.state;
  const going =
    known.get(router) ??
    new Promise<void>((resolve) => router.subscribe((state) => state.location !== location && resolve()));
  known.set(router, going);
  return going;
}
