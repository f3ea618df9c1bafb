import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { restoredAtom } from "../state/persisted.ts";

/** False on the server and in the first render, which must match the server's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, onClient, onServer);
}

const never = () => () => undefined;
const onClient = () => true;
const onServer = () => false;

/**
 * Whether what is kept on this device may show. A part whose code loads late is hydrated when everything has long been
 * restored, and its first render must still match the server's.
 */
export function useRestored(): boolean {
  const isRestored = useAtomValue(restoredAtom);
  return useHydrated() && isRestored;
}

/** What the previous page passed on. The server never sees it. */
export function useLocationState<T>(isValid: (state: unknown) => state is T): T | null {
  const { state } = useLocation();
  return useHydrated() && isValid(state) ? state : null;
}
