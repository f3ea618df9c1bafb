import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entryOf, loadListPosition, saveListPosition } from "./list-position.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

const entry = (key: string, search = "") => entryOf({ key, pathname: "/user/profile", search });

test("each history entry has its own", () => {
  saveListPosition(entry("a"), { pages: 3, scroll: 900 });
  expect(loadListPosition(entry("a"))).toEqual({ pages: 3, scroll: 900 });
  expect(loadListPosition(entry("b"))).toBeNull();
  expect(loadListPosition(entry("a", "?stars=4"))).toBeNull();
});

test("a list of one page needs no memory, and forgets what it had", () => {
  saveListPosition(entry("a"), { pages: 3, scroll: 900 });
  saveListPosition(entry("a"), { pages: 1, scroll: 10 });
  expect(loadListPosition(entry("a"))).toBeNull();
});

test("only the latest are remembered", () => {
  for (let at = 0; at < 40; at += 1) saveListPosition(entry(String(at)), { pages: 2, scroll: at });
  expect(loadListPosition(entry("0"))).toBeNull();
  expect(loadListPosition(entry("39"))).toEqual({ pages: 2, scroll: 39 });
});

test.each([
  [
    "is blocked",
    {
      get sessionStorage() {
        throw new Error("denied");
      },
    },
  ],
  ["holds something else", { sessionStorage: { getItem: () => "{}", setItem: () => undefined } }],
  [
    "is corrupt and full",
    {
      sessionStorage: {
        getItem: () => "{{{",
        setItem: () => {
          throw new Error("full");
        },
      },
    },
  ],
])("a storage that %s costs the memory, not the page", (_name, window) => {
  vi.stubGlobal("window", window);
  expect(() => saveListPosition(entry("a"), { pages: 3, scroll: 900 })).not.toThrow();
  expect(loadListPosition(entry("a"))).toBeNull();
});
