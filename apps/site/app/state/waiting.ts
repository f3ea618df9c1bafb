// What somebody did without a connection, kept in its order until it can be sent.
import { atom } from "jotai";
import { randomKey } from "./attempt.ts";
import { catchUp, persisted } from "./persisted.ts";
import { sessionAtom } from "./session.ts";
import { type Check, isListOf, isShape, isString } from "./shape.ts";

export type WaitingAction = {
  id: string;
  /** Whose it is: nobody else sends it. */
  personId: string;
  operation: string;
  /** What the operation takes, its key included where it takes one: sending it twice does it once. */
  input: object;
  /** The operations whose queries are out of date once it is sent. */
  stale: string[];
};

/** More than this many do not wait: storage is small, and what one did that long ago one may not want any more. */
export const MOST_WAITING = 50;

const isObject: Check<object> = (value): value is object => typeof value === "object" && value !== null;

export const waitingAtom = persisted<WaitingAction[]>({
  key: "waiting",
  initial: [],
  isValid: isListOf(
    isShape<WaitingAction>({
      id: isString,
      personId: isString,
      operation: isString,
      input: isObject,
      stale: isListOf(isString),
    }),
  ),
});

/** What waits of the person who is signed in. */
export const mineWaitingAtom = atom((get) => {
  const { _id } = get(sessionAtom).userData;
  return get(waitingAtom).filter(({ personId }) => personId === _id);
});

/** Puts something at the end. Answers its id; null where no more can wait. */
export const waitAtom = atom(null, (get, set, action: Omit<WaitingAction, "id" | "personId">): string | null => {
  catchUp({ get, set }, "waiting");
  const { _id: personId } = get(sessionAtom).userData;
  if (!personId || get(waitingAtom).length >= MOST_WAITING) return null;
  const id = randomKey();
  set(waitingAtom, (waiting) => [...waiting, { id, personId, ...action }]);
  return id;
});

/** It is sent, or will never be. */
export const waitNoMoreAtom = atom(null, (_get, set, id: string) =>
  set(waitingAtom, (waiting) => waiting.filter((action) => action.id !== id)),
);
