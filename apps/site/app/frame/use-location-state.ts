import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/** False on the server and in the first render, which must be the server's. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}

/** What the page before has handed over. The server never sees it. */
export function useLocationState<T>(isValid: (state: unknown) => state is T): T | null {
  const { state } = useLocation();
  return useHydrated() && isValid(state) ? state : null;
}
