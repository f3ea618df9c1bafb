// So many of a kind under way, of one client and in all: for one more the oldest gives way. Whoever is as quick as usual is done
// before it comes to that.
import { network } from "@troth/server/network";

/** Whose were too many. */
type Crowd = "client" | "all";

interface Slot {
  client: string;
  /** Told that others need it. */
  evict: (crowd: Crowd) => void;
}

export interface Slots {
  /** @returns gives it back */
  claim(address: string, evict: Slot["evict"]): () => void;
  /** The oldest first, for as long as there is too much of something. */
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
