// Where an admin was in a queue: the case that was open last, and its neighbours there, for when it's gone.
import { atom } from "jotai";

export type QueuePlace = {
  id: string;
  /** The ids of what comes after it, as far as that has loaded. */
  after: readonly string[];
  /** The ids of what comes before it. */
  before: readonly string[];
};

export const queuePlaceAtom = atom<QueuePlace | null>(null);
