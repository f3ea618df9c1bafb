import { createStore } from "jotai";
import { expect, test } from "vitest";
import { confirmedDeletionAtom, noDeletion } from "./deletion.ts";
import { restore } from "./persisted.ts";

const restored = async (kept: object) => {
  const store = createStore();
  await restore(store, {
    get: (key) => (key === "troth.deletion" ? JSON.stringify(kept) : null),
    set: () => undefined,
    remove: () => undefined,
  });
  return store.get(confirmedDeletionAtom);
};

test("a confirmed deletion is kept as long as it is valid, and no longer", async () => {
  const confirmed = { email: "ana@example.org", reviews: "keep", until: Date.now() + 60_000 };
  expect(await restored(confirmed)).toEqual(confirmed);
  expect(await restored({ ...confirmed, until: Date.now() - 1 })).toEqual(noDeletion);
  expect(await restored({ ...confirmed, reviews: "sell" })).toEqual(noDeletion);
});
