// Where someone was going, kept across sign-up and its e-mail; what they had chosen; whether they are being asked to
// confirm that they want to log out.
import { atom } from "jotai";
import { persisted } from "./persisted.ts";
import { sessionAtom } from "./session.ts";
import { isListOf, isShape, isString } from "./shape.ts";

export type RouteState = { route: string; selectedOptions: string[]; isLogoutModal: boolean };

type Kept = Omit<RouteState, "isLogoutModal">;

const keptAtom = persisted<Kept>({
  key: "route",
  initial: { route: "", selectedOptions: [] },
  isValid: isShape<Kept>({ route: isString, selectedOptions: isListOf(isString) }),
});

// An open dialog belongs to this tab: it neither survives a reload nor opens elsewhere. It is kept as the token of the
// session that it asks about, so that it closes with that session, whoever ends it, and isn't there for the next one.
const askedOfAtom = atom<string | null>(null);

export const routeStateAtom = atom(
  (get): RouteState => ({ ...get(keptAtom), isLogoutModal: get(askedOfAtom) === get(sessionAtom).token }),
  (get, set, change: Partial<RouteState>) => {
    const { isLogoutModal, ...kept } = change;
    if (isLogoutModal !== undefined) set(askedOfAtom, isLogoutModal ? get(sessionAtom).token : null);
    if (Object.keys(kept).length) set(keptAtom, (previous) => ({ ...previous, ...kept }));
  },
);
