// Limits how many things of a kind may be in progress, for one client and in total: one more ends the oldest. Clients
// of normal speed have finished before it comes to that.
import { network } from "@troth/server/network";

/** Whose limit was reached. */
type Crowd = "client" | "all";

interface Slot {
  client: string;
  /** Called when others need the slot. */
  evict: (crowd: Crowd) => void;
}

export interface Slots {
  /** @returns a function that gives the slot back */
  claim(address: string, evict: Slot["evict"]): () => void;
  /** Ends the oldest first, as long as there is too much of something. */
  evictWhile(tooMuch: () => boolean): void;
}

export function createSlots(ofOneClient: number, inAll: number): Slots {
  const claimed = new Set<Slot>();

  function evict(slot: Slot, crowd: Crowd) {
    claimed.delete(slot);
    slot.evict(crowd);
  }
  function evictWhile(tooMuch: () => boolean) {
    for (const slot of claimed) {
      if (!tooMuch()) return;
      evict(slot, "all");
    }
  }

  return {
    claim(address, told) {
      const client = network(address);
      const theirs = [...claimed].filter((slot) => slot.client === client);
      if (theirs.length >= ofOneClient) evict(theirs[0]!, "client");
      evictWhile(() => claimed.size >= inAll);
      const slot = { client, evict: told };
      claimed.add(slot);
      return () => void claimed.delete(slot);
    },
    evictWhile,
  };
}
