import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

/** False on the server and in the first render, which must match the server's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, onClient, onServer);
}

const never = () => () => undefined;
const onClient = () => true;
const onServer = () => false;

/** What the previous page passed on. The server never sees it. */
export function useLocationState<T>(isValid: (state: unknown) => state is T): T | null {
  const { state } = useLocation();
  return useHydrated() && isValid(state) ? state : null;
}
