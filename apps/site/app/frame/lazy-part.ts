import { type ComponentType, lazy } from "react";
import { reloadOnce } from "./reload-once.ts";

/** A part of a page whose code comes when it shows. Should it not come, the page stays usable without. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => {
        void reloadOnce();
        return { default: () => null };
      },
    ),
  );
