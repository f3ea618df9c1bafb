// The vendor that someone is adding is also kept in their account, for their other devices. This is what this device
// knows of it.
import { atom } from "jotai";
import { persisted } from "./persisted.ts";
import { isBoolean, isShape, isString } from "./shape.ts";
import { detailChecks, draftChecks } from "./vendor-draft.ts";
import type { VendorFields } from "./vendor-form.ts";

export type KnownDraft = {
  /** Whose account it is in. */
  personId: string;
  /** For `If-Match`. */
  version: string;
  /** What it said; an empty form if there was none. */
  base: VendorFields;
  /** It was emptied on this device, and is to be deleted. */
  discarded: boolean;
  /** Some of it comes from another device. */
  elsewhere: boolean;
};

const isKnown = isShape<KnownDraft>({
  personId: isString,
  version: isString,
  base: isShape<VendorFields>({ ...draftChecks, ...detailChecks }),
  discarded: isBoolean,
  elsewhere: isBoolean,
});

/** Null if this device hasn't met the account's draft yet. */
export const knownDraftAtom = persisted<KnownDraft | null>({
  key: "account-draft",
  initial: null,
  isValid: (value): value is KnownDraft => isKnown(value),
});

/** What only the person can decide. Neither version is lost until they have. */
export type DraftQuestion = {
  /** Another draft was started elsewhere; this one was changed there too; it was submitted or discarded there. */
  about: "other" | "changed" | "ended";
  /** What both had in common. */
  base: VendorFields;
  /** What the account has now; an empty form if it has none. */
  theirs: VendorFields;
  version: string;
  /** They have tried to submit it first, so the question takes the focus. */
  isDue?: boolean;
};

export type AccountDraft = {
  /** Whether the account has what this device has: not tried yet, yes, once there's a connection, or it was refused. */
  state: "unsaved" | "saved" | "waiting" | "refused";
  question: DraftQuestion | null;
  /** It was submitted or discarded on another device, and has gone from this one. */
  hasEnded: boolean;
};

const statusAtom = atom<AccountDraft>({ state: "unsaved", question: null, hasEnded: false });

export const accountDraftAtom = atom(
  (get) => get(statusAtom),
  (_get, set, change: Partial<AccountDraft>) => set(statusAtom, (status) => ({ ...status, ...change })),
);
