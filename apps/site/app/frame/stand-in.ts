// Parts of a page that are missing because their code couldn't be loaded. Every page loads this ahead of use.
import { type ComponentType, createElement, use, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router-dom";
import type { Router } from "./rendered-part.ts";
import { useHydrated } from "./use-location-state.ts";

/**
 * Shows the fallback until the connection is back and the code has loaded. One that is
 * missing only from a page that has been left is tried again when it is next to be shown.
 */
export function standIn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  /** How many of it are missing from the page that is open. */
  let missing = 0;
  let isDue = false;
  let found: () => void;
  const retried = new Promise<void>((resolve) => (found = resolve));
  const retry = async () => {
    isDue = missing === 0;
    if (isDue) return;
    try {
      Part = await load();
    } catch {
      isDue = true;
      return;
    }
    window.removeEventListener("online", retry);
    found();
  };
  window.addEventListener("online", retry);
  const { until } = otherwise as { until?: (router: Router) => Promise<void> };
  /** Until then the page has the server's HTML, but is without its code. */
  const leaving = async (router: Router) => {
    missing++;
    await until?.(router);
    missing--;
  };
  let changed: Promise<unknown> | undefined;
  return function StandIn(props: Props) {
    const [, setRetried] = useState(false);
    const isHydrated = useHydrated();
    const router = use(DataRouterContext)?.router;
    useEffect(() => {
      void retried.then(() => setRetried(true));
      missing++;
      if (isDue) void retry();
      return () => void missing--;
    }, []);
    // The server's HTML stays for as long as this waits.
    if (router && until && (!isHydrated || changed)) use((changed ??= Promise.race([retried, leaving(router)])));
    return createElement(Part ?? otherwise, props);
  };
}
