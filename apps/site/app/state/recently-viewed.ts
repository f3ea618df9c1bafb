// The vendors that someone has looked at, on this device only. Their cards are made from what is kept here, so no server
// learns who looked at what.
import { atom } from "jotai";
import { persisted } from "./persisted.ts";
import { isBoolean, isListOf, isShape, isString } from "./shape.ts";

/** As much of a vendor as a small card shows. */
export type Viewed = {
  id: string;
  name: string;
  /** Empty if its name is in no particular language. */
  lang: string;
  facts: string[];
  /** The address of a small picture; empty if there is none. */
  picture: string;
  drawn: boolean;
};

const MOST = 12;

const none: Viewed[] = [];

const listAtom = persisted<Viewed[]>({
  key: "viewed",
  initial: none,
  isValid: isListOf(
    isShape<Viewed>({
      id: isString,
      name: isString,
      lang: isString,
      facts: isListOf(isString),
      picture: isString,
      drawn: isBoolean,
    }),
  ),
});

/** Whether someone would rather have no such list. A choice of the device: it stays when a person logs out. */
const offAtom = persisted<boolean>({ key: "no-viewed", initial: false, isValid: isBoolean });

/** The latest first. */
export const recentlyViewedAtom = atom((get) => get(listAtom).slice(0, MOST));

/** Whether the list is kept. Turning it off empties it. */
export const keepsViewedAtom = atom(
  (get) => !get(offAtom),
  (_get, set, keeps: boolean) => {
    set(offAtom, !keeps);
    if (!keeps) set(listAtom, none);
  },
);

export const rememberViewedAtom = atom(null, (get, set, vendor: Viewed) => {
  if (get(offAtom)) return;
  set(listAtom, (list) => [vendor, ...list.filter(({ id }) => id !== vendor.id)].slice(0, MOST));
});

export const forgetViewedAtom = atom(null, (_get, set) => set(listAtom, none));
