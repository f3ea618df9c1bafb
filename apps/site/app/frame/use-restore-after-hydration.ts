import { useEffect } from "react";
import { subscribeToStorage, restore } from "../state/persisted.ts";
import { markHydrated, useVisit } from "../visit.ts";

/** Once the server's document is hydrated: restores what this browser has kept, and follows other tabs. */
export function useRestoreAfterHydration(): void {
  const visit = useVisit();
  useEffect(() => {
    markHydrated(visit);
    // What was pressed meanwhile may depend on who is logged in.
    void restore(visit.store).then(globalThis.pressAgain);
    return subscribeToStorage(visit.store);
  }, [visit]);
}
