// Parts of a page that are missing because their code couldn't be loaded. Every page loads this ahead of use.
import { type ComponentType, createElement, use, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router-dom";
import { reloadOnce } from "./reload-once.ts";
import type { Router } from "./rendered-part.ts";
import { useHydrated } from "./use-location-state.ts";

/**
 * Shows the fallback until the connection is back and the code has loaded. Some browsers remember that a file couldn't be
 * fetched, so the page may have to be reloaded for it, unless that would interrupt someone who is typing.
 */
export function standIn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const retried = new Promise<void>((resolve) => {
    const retry = async () => {
      try {
        Part = await load();
      } catch {
        if (!document.activeElement?.matches("input, textarea, select")) void reloadOnce();
        return;
      }
      window.removeEventListener("online", retry);
      resolve();
    };
    window.addEventListener("online", retry);
  });
  const { until } = otherwise as { until?: (router: Router) => Promise<void> };
  let changed: Promise<unknown> | undefined;
  return function StandIn(props: Props) {
    const [, setRetried] = useState(false);
    const isHydrated = useHydrated();
    const router = use(DataRouterContext)?.router;
    useEffect(() => void retried.then(() => setRetried(true)), []);
    // The server's HTML stays for as long as this waits.
    if (router && until && (!isHydrated || changed)) use((changed ??= Promise.race([retried, until(router)])));
    return createElement(Part ?? otherwise, props);
  };
}
