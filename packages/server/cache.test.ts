import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCache } from "./cache.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const options = { seconds: 2, maxBytes: 1_000_000, weigh: (text: string) => 2 * text.length };

test("a value that takes longer to make than it is cached for is also made only once, and its time starts when it is ready", async () => {
  const cache = createCache(options);
  const { promise, resolve } = Promise.withResolvers<string>();
  const make = vi.fn(() => promise);
  const first = cache.get("a", make);
  vi.advanceTimersByTime(2_500);
  const second = cache.get("a", make);
  resolve("made");
  expect(await Promise.all([first, second])).toEqual(["made", "made"]);
  vi.advanceTimersByTime(1_900);
  await cache.get("a", make);
  expect(make).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(101);
  await cache.get("a", make);
  expect(make).toHaveBeenCalledTimes(2);
});
