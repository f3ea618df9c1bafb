import { createStore } from "jotai";
import { expect, test } from "vitest";
import {
  promptLogInAtom,
  dismissLogInPromptAtom,
  clearPendingIntentAtom,
  logInPromptAtom,
  pendingIntentAtom,
} from "./log-in-wall.ts";
import { routeStateAtom } from "./route-state.ts";
import { anonymousAtom } from "./session.ts";

const asked = () => {
  const store = createStore();
  store.set(promptLogInAtom, { title: "Log in to publish", from: "/confirmreview?vendor=1", what: "these words" });
  return store;
};

test("a press counts for what it was about, on the page where it was made, and for nothing else", () => {
  const wishOn = asked().get(pendingIntentAtom);
  expect(wishOn("/confirmreview?vendor=1")).toBe("these words");
  expect(wishOn("/confirmreview?vendor=2")).toBeNull();
  expect(createStore().get(pendingIntentAtom)("")).toBeNull();
});

test("it is kept in the specification's atoms, and nothing of it stays behind", () => {
  const store = asked();
  expect(store.get(anonymousAtom)).toEqual({ isAnonymously: true, handleLoginToContinue: true });
  expect(store.get(routeStateAtom)).toMatchObject({
    route: "/confirmreview?vendor=1",
    selectedOptions: ["these words"],
  });
  store.set(clearPendingIntentAtom);
  expect(store.get(anonymousAtom)).toEqual({ isAnonymously: false, handleLoginToContinue: false });
  expect(store.get(routeStateAtom).selectedOptions).toEqual([]);
  expect(store.get(logInPromptAtom)).toBeNull();
  expect(store.get(pendingIntentAtom)("/confirmreview?vendor=1")).toBeNull();
});

test("going to log in closes the question, and what was wanted is kept", () => {
  const store = asked();
  store.set(dismissLogInPromptAtom);
  expect(store.get(logInPromptAtom)).toBeNull();
  expect(store.get(pendingIntentAtom)("/confirmreview?vendor=1")).toBe("these words");
});
