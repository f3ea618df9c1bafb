import { createStore } from "jotai";
import { expect, test } from "vitest";
import { ownNoteDraftsAtom, setNoteDraftAtom, settleNoteDraftAtom } from "./note-drafts.ts";
import { loginAtom } from "./session.ts";

const place = { listId: "list", vendorId: "villa" };

function storeOf(_id: string) {
  const store = createStore();
  const userData = {
    _id,
    email: "",
    firstName: "",
    lastName: "",
    image: "",
    location: "",
    role: "user",
    isAdmin: false,
  };
  store.set(loginAtom, {
    userData: { ...userData, emailVerified: true },
    token: "access",
    isGoogleLogin: false,
  } as never);
  return store;
}

test("a note that is being written is kept until the server has it, and one on another vendor stays", () => {
  const store = storeOf("ana");
  store.set(setNoteDraftAtom, { ...place, vendorId: "band" }, { text: "Loud", base: 0 });
  store.set(setNoteDraftAtom, place, { text: "Ask about", base: 0 });
  store.set(setNoteDraftAtom, place, { text: "Ask about rain ", base: 0 });
  store.set(settleNoteDraftAtom, place, "Ask about rain");
  expect(store.get(ownNoteDraftsAtom)).toMatchObject([{ vendorId: "band", text: "Loud" }]);
});

test("what another tab has written since isn't taken for saved", () => {
  const store = storeOf("ana");
  store.set(setNoteDraftAtom, place, { text: "Ask about snow", base: 0 });
  store.set(settleNoteDraftAtom, place, "Ask about rain");
  expect(store.get(ownNoteDraftsAtom)).toMatchObject([{ text: "Ask about snow", base: 0 }]);
});
