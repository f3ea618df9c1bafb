import { use } from "react";
import { UNSAFE_DataRouterStateContext as DataRouterStateContext, useLocation } from "react-router-dom";

/** Whether the open page is being fetched with another order or another selection. */
export function useIsReloadingPage(): boolean {
  const { pathname } = useLocation();
  // What `useNavigation` reads; on the server nothing is loading.
  return use(DataRouterStateContext)?.navigation?.location?.pathname === pathname;
}

/** The look of a list inside an `aria-busy` element: dimmed straight away, and still usable. */
export const dimmedWhileBusy =
  "transition-opacity duration-quick ease-out in-aria-busy:opacity-60 motion-reduce:transition-none";
