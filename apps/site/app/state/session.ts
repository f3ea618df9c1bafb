// Who is logged in, in the shape of the specification's session.
import type { Schemas, TokenStore } from "@troth/api-client";
import { atom } from "jotai";
import { syncFromStorage, resetPersisted, persisted, type Store } from "./persisted.ts";
import { isBoolean, isShape, isString } from "./shape.ts";

export type UserData = {
  isAdmin: boolean;
  firstName: string;
  lastName: string;
  image: string;
  _id: string;
  email: string;
  location: string;
  role: string;
};

export type Session = {
  userData: UserData;
  token: string;
  isLoggedIn: boolean;
  isGoogleLogin: boolean;
};

export const loggedOut: Session = {
  userData: { isAdmin: false, firstName: "", lastName: "", image: "", _id: "", email: "", location: "", role: "" },
  token: "",
  isLoggedIn: false,
  isGoogleLogin: false,
};

const isUserData = isShape<UserData>({
  isAdmin: isBoolean,
  firstName: isString,
  lastName: isString,
  image: isString,
  _id: isString,
  email: isString,
  location: isString,
  role: isString,
});

export const sessionAtom = persisted<Session>({
  key: "session",
  initial: loggedOut,
  isValid: isShape<Session>({ userData: isUserData, token: isString, isLoggedIn: isBoolean, isGoogleLogin: isBoolean }),
});

/** What the server answers at login, as the session keeps it. */
export function sessionOf({ userData, token, isGoogleLogin }: Schemas["Session"]): Session {
  const { isAdmin, firstName, lastName, image, _id, email, location, role } = userData;
  return {
    userData: { isAdmin, firstName, lastName, image, _id, email, location, role },
    token,
    isLoggedIn: true,
    isGoogleLogin,
  };
}

export const loginAtom = atom(null, (_get, set, answer: Schemas["Session"]) => set(sessionAtom, sessionOf(answer)));

/** A changed profile brings these four fields; nothing else about the person changes. */
export const updateProfileAtom = atom(
  null,
  (
    _get,
    set,
    { email, firstName, lastName, location }: Pick<UserData, "email" | "firstName" | "lastName" | "location">,
  ) =>
    set(sessionAtom, (session) => ({
      ...session,
      userData: { ...session.userData, email, firstName, lastName, location },
    })),
);

/** A new picture, or none. */
export const updateImageAtom = atom(null, (_get, set, image: string) =>
  set(sessionAtom, (session) => ({ ...session, userData: { ...session.userData, image } })),
);

/** What the navigation bar shows about the person. */
export const userDisplayAtom = atom((get) => {
  const { userData, isLoggedIn } = get(sessionAtom);
  const { firstName, lastName, image, isAdmin } = userData;
  return { firstName, lastName, image, isAdmin, isLoggedIn };
});

export type Anonymous = {
  /** The person works here without an account. */
  isAnonymously: boolean;
  /** They wanted something that needs an account: it continues after they log in. */
  handleLoginToContinue: boolean;
};

export const anonymousAtom = persisted<Anonymous>({
  key: "anonymous",
  initial: { isAnonymously: false, handleLoginToContinue: false },
  isValid: isShape<Anonymous>({ isAnonymously: isBoolean, handleLoginToContinue: isBoolean }),
});

/** The token to send with calls: the stored one counts, so that a tab never uses one that another tab has ended. */
export function tokensOf(store: Store): TokenStore {
  return {
    get: () => {
      syncFromStorage(store, "session");
      return store.get(sessionAtom).token || null;
    },
    set: (token) => store.set(sessionAtom, (session) => (token ? { ...session, token } : loggedOut)),
  };
}

/** The server has ended the session. What the person was writing is still there when they come back. */
export const endSession = (store: Store): void => resetPersisted(store, ["session"]);
