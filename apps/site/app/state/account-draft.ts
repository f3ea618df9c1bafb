// A draft that someone is writing is also kept in their account, for their other devices. This is what this device knows
// of it, whatever it is a draft of.
import { atom, type WritableAtom } from "jotai";
import { type Check, isBoolean, isShape, isString } from "./shape.ts";

export type KnownDraft<Fields> = {
  /** Whose account it is in. */
  personId: string;
  /** For `If-Match`. */
  version: string;
  /** What it said; an empty form if there was none. */
  base: Fields;
  /** It was emptied on this device, and is to be deleted. */
  discarded: boolean;
  /** Some of it comes from another device. */
  elsewhere: boolean;
};

export const isKnownDraft = <Fields>(isFields: Check<Fields>): Check<KnownDraft<Fields>> =>
  isShape<KnownDraft<Fields>>({
    personId: isString,
    version: isString,
    base: isFields,
    discarded: isBoolean,
    elsewhere: isBoolean,
  });

/** What only the person can decide. Neither version is lost until they have. */
export type DraftQuestion<Fields> = {
  /** Another draft was started elsewhere; this one was changed there too; it was sent or discarded there. */
  about: "other" | "changed" | "ended";
  /** What both had in common. */
  base: Fields;
  /** What the account has now; an empty form if it has none. */
  theirs: Fields;
  version: string;
  /** They have tried to send it first, so the question takes the focus. */
  isDue?: boolean;
};

export type AccountDraft<Fields> = {
  /** Whether the account has what this device has: not tried yet, yes, once there's a connection, or it was refused. */
  state: "unsaved" | "saved" | "waiting" | "refused";
  question: DraftQuestion<Fields> | null;
  /** It was sent or discarded on another device, and has gone from this one. */
  hasEnded: boolean;
  /** It has just been filled into an empty form here. */
  hasArrived: boolean;
  /** How many of its photos no longer exist, until others have been chosen. */
  lostPhotos: number;
  /** The version that the account had when others were chosen. */
  rechosenAt: string | null;
};

export type AccountDraftAtom<Fields> = WritableAtom<AccountDraft<Fields>, [Partial<AccountDraft<Fields>>], void>;

export function accountDraftAtom<Fields>(): AccountDraftAtom<Fields> {
  const kept = atom<AccountDraft<Fields>>({
    state: "unsaved",
    question: null,
    hasEnded: false,
    hasArrived: false,
    lostPhotos: 0,
    rechosenAt: null,
  });
  return atom(
    (get) => get(kept),
    (_get, set, change) => set(kept, (before) => ({ ...before, ...change })),
  );
}
