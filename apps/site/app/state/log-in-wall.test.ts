import { createStore } from "jotai";
import { expect, test } from "vitest";
import { askToLogInAtom, closeQuestionAtom, dropWishAtom, isWishedAtom, logInQuestionAtom } from "./log-in-wall.ts";
import { routeStateAtom } from "./route-state.ts";
import { anonymousAtom } from "./session.ts";

const asked = () => {
  const store = createStore();
  store.set(askToLogInAtom, { title: "Log in to publish", from: "/confirmreview?vendor=1", what: "these words" });
  return store;
};

test("a press counts for what it was about, on the page where it was made, and for nothing else", () => {
  const isWished = asked().get(isWishedAtom);
  expect(isWished("/confirmreview?vendor=1", "these words")).toBe(true);
  expect(isWished("/confirmreview?vendor=1", "these words, edited since")).toBe(false);
  expect(isWished("/confirmreview?vendor=2", "these words")).toBe(false);
  expect(createStore().get(isWishedAtom)("", "")).toBe(false);
});

test("it is kept in the specification's atoms, and nothing of it stays behind", () => {
  const store = asked();
  expect(store.get(anonymousAtom)).toEqual({ isAnonymously: true, handleLoginToContinue: true });
  expect(store.get(routeStateAtom)).toMatchObject({
    route: "/confirmreview?vendor=1",
    selectedOptions: ["these words"],
  });
  store.set(dropWishAtom);
  expect(store.get(anonymousAtom)).toEqual({ isAnonymously: false, handleLoginToContinue: false });
  expect(store.get(routeStateAtom).selectedOptions).toEqual([]);
  expect(store.get(logInQuestionAtom)).toBeNull();
  expect(store.get(isWishedAtom)("/confirmreview?vendor=1", "these words")).toBe(false);
});

test("whoever goes to log in takes the question away, and still wants what they wanted", () => {
  const store = asked();
  store.set(closeQuestionAtom);
  expect(store.get(logInQuestionAtom)).toBeNull();
  expect(store.get(isWishedAtom)("/confirmreview?vendor=1", "these words")).toBe(true);
});
