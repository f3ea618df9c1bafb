// Where somebody was on the way to, across sign-up and its mail; what they had chosen; whether they are being asked to
// confirm that they log out.
import { atom } from "jotai";
import { persisted } from "./persisted.ts";
import { isListOf, isShape, isString } from "./shape.ts";

export type RouteState = { route: string; selectedOptions: string[]; isLogoutModal: boolean };

type Kept = Omit<RouteState, "isLogoutModal">;

const keptAtom = persisted<Kept>({
  key: "route",
  owner: "draft",
  initial: { route: "", selectedOptions: [] },
  isValid: isShape<Kept>({ route: isString, selectedOptions: isListOf(isString) }),
});

// An open dialog is this tab's own: it neither survives a reload nor opens elsewhere.
const logoutModalAtom = atom(false);

export const routeStateAtom = atom(
  (get): RouteState => ({ ...get(keptAtom), isLogoutModal: get(logoutModalAtom) }),
  (_get, set, change: Partial<RouteState>) => {
    const { isLogoutModal, ...kept } = change;
    if (isLogoutModal !== undefined) set(logoutModalAtom, isLogoutModal);
    if (Object.keys(kept).length) set(keptAtom, (previous) => ({ ...previous, ...kept }));
  },
);
