import { createStore } from "jotai";
import { expect, test } from "vitest";
import { keysOf } from "./keys.ts";
import { resetPersisted, restore } from "./persisted.ts";
import {
  forgetViewedAtom,
  keepsViewedAtom,
  recentlyViewedAtom,
  rememberViewedAtom,
  type Viewed,
} from "./recently-viewed.ts";

const viewed = (id: string): Viewed => ({ id, name: id, lang: "", facts: [], picture: "", drawn: false });

async function device(kept = new Map<string, string>()) {
  const store = createStore();
  await restore(store, {
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  });
  return { kept, look: (id: string) => store.set(rememberViewedAtom, viewed(id)), store };
}
const ids = ({ store }: Awaited<ReturnType<typeof device>>) => store.get(recentlyViewedAtom).map(({ id }) => id);

test("the last twelve vendors that someone looked at are kept on their device, each once, the latest first", async () => {
  const first = await device();
  for (let n = 1; n <= 14; n++) first.look(`v${n}`);
  first.look("v5");
  const expected = ["v5", ...[14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((n) => `v${n}`)];
  expect(ids(first)).toEqual(expected);
  expect(ids(await device(first.kept))).toEqual(expected);
});

test("the list can be emptied, and people who turn it off have none from then on, even after logging out", async () => {
  const one = await device();
  one.look("v1");
  one.store.set(forgetViewedAtom);
  expect(ids(one)).toEqual([]);
  one.look("v2");
  one.store.set(keepsViewedAtom, false);
  expect(ids(one)).toEqual([]);
  one.look("v3");
  expect([...one.kept.keys()]).toEqual(["troth.no-viewed"]);
  resetPersisted(one.store, [...keysOf.person, ...keysOf.draft]);
  expect(one.store.get(keepsViewedAtom)).toBe(false);
  one.store.set(keepsViewedAtom, true);
  one.look("v4");
  expect(ids(one)).toEqual(["v4"]);
});

test("logging out forgets which vendors someone looked at", async () => {
  const one = await device();
  one.look("v1");
  resetPersisted(one.store, [...keysOf.person, ...keysOf.draft]);
  expect([ids(one), one.kept.size]).toEqual([[], 0]);
});
