// The vendors that someone has ticked to compare, on each of their lists. They stay ticked while other lists and pages are
// shown, and go with the tab.
import { atom } from "jotai";
import { sessionAtom } from "./session.ts";

type Ticked = Readonly<Record<string, readonly string[]>>;

const everyonesAtom = atom<Readonly<Record<string, Ticked>>>({});
const none: Ticked = {};

/** The person's own, by list; set for one list. */
export const tickedAtom = atom(
  (get) => get(everyonesAtom)[get(sessionAtom).userData._id] ?? none,
  (get, set, listId: string, vendorIds: readonly string[]) => {
    const { _id } = get(sessionAtom).userData;
    set(everyonesAtom, (all) => ({ ...all, [_id]: { ...all[_id], [listId]: vendorIds } }));
  },
);
