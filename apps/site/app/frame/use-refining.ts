import { use } from "react";
import { UNSAFE_DataRouterStateContext as DataRouterStateContext, useLocation } from "react-router-dom";

/** Whether the page that is open is being fetched in another order, or another choice of it. */
export function useRefining(): boolean {
  const { pathname } = useLocation();
  // What `useNavigation` reads; on the server nothing is on its way.
  return use(DataRouterStateContext)?.navigation?.location?.pathname === pathname;
}

/** Looks of a list inside what is `aria-busy` meanwhile: dimmed at once, and still to be used. */
export const dimmedWhileBusy =
  "transition-opacity duration-quick ease-out in-aria-busy:opacity-60 motion-reduce:transition-none";
