import { useEffect } from "react";
import { follow, restore } from "../state/persisted.ts";
import { leaveFirstDocument, useVisit } from "../visit.ts";

/** Once the server's document is hydrated: what this browser has kept comes in, and other tabs are followed. */
export function useFirstDocument(): void {
  const visit = useVisit();
  useEffect(() => {
    leaveFirstDocument(visit);
    void restore(visit.store);
    return follow(visit.store);
  }, [visit]);
}
