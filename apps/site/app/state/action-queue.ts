// What someone did without a connection, kept in order until it can be sent.
import { atom } from "jotai";
import { randomKey } from "./attempt.ts";
import { syncFromStorage, persisted } from "./persisted.ts";
import { sessionAtom } from "./session.ts";
import { type Check, isListOf, isShape, isString } from "./shape.ts";

export type QueuedAction = {
  id: string;
  /** The owner: no one else sends it. */
  personId: string;
  operation: string;
  /** What the operation takes, including its key if it takes one: sent twice it is done once. */
  input: object;
  /** The operations whose queries are out of date once it is sent. */
  stale: string[];
};

/** No more than this many wait: storage is small, and people may no longer want what they did that long ago. */
export const MAX_QUEUED = 50;

const isObject: Check<object> = (value): value is object => typeof value === "object" && value !== null;

export const queuedActionsAtom = persisted<QueuedAction[]>({
  key: "waiting",
  initial: [],
  isValid: isListOf(
    isShape<QueuedAction>({
      id: isString,
      personId: isString,
      operation: isString,
      input: isObject,
      stale: isListOf(isString),
    }),
  ),
});

/** What is waiting for the person who is logged in. */
export const ownQueuedActionsAtom = atom((get) => {
  const { _id } = get(sessionAtom).userData;
  return get(queuedActionsAtom).filter(({ personId }) => personId === _id);
});

/** Adds something at the end. Returns its id, or null if the queue is full. */
export const enqueueAtom = atom(null, (get, set, action: Omit<QueuedAction, "id" | "personId">): string | null => {
  syncFromStorage({ get, set }, "waiting");
  const { _id: personId } = get(sessionAtom).userData;
  if (!personId || get(queuedActionsAtom).length >= MAX_QUEUED) return null;
  const id = randomKey();
  set(queuedActionsAtom, (waiting) => [...waiting, { id, personId, ...action }]);
  return id;
});

/** It has been sent, or never will be. */
export const dequeueAtom = atom(null, (_get, set, id: string) =>
  set(queuedActionsAtom, (waiting) => waiting.filter((action) => action.id !== id)),
);
