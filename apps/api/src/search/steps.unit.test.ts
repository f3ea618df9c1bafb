import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { inOneGo, inSlices, type Steps } from "./steps.ts";

/** As long as a lexicon takes. */
function* longWork(): Steps<string> {
  for (let i = 0; i < 200; i++) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return "done";
}

test("long work in slices lets everything else go on, and comes to the same as in one go", async () => {
  let turns = 0;
  const others = new AbortController();
  const going = (async () => {
    while (!others.signal.aborted) {
      await setImmediate();
      turns++;
    }
  })();
  expect(await inSlices(longWork())).toBe("done");
  others.abort();
  await going;
  expect(turns).toBeGreaterThan(20);
  expect(inOneGo(longWork())).toBe("done");
});

test("work that fails says so to whoever waits for it", async () => {
  await expect(
    inSlices(
      (function* (): Steps<void> {
        yield;
        throw new Error("no such place");
      })(),
    ),
  ).rejects.toThrow("no such place");
});
