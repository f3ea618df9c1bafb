import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPublicCache } from "./public-cache.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const room = 1_000_000;
const answer = "x".repeat(50_000);
const neverAgain = () => Promise.reject(new Error("it was held"));

test("an answer that many ask for at the same time is made once, and again when it has expired", async () => {
  const cache = createPublicCache(2);
  const make = vi.fn(async () => "made");
  expect(await Promise.all([cache.get("a", make), cache.get("a", make)])).toEqual(["made", "made"]);
  expect(make).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_001);
  await cache.get("a", make);
  expect(make).toHaveBeenCalledTimes(2);
});

test("the cache stays within its limit in bytes: the oldest answers are dropped first", async () => {
  const cache = createPublicCache(2, room);
  for (let i = 0; i < 50; i++) {
    await cache.get(`key ${i}`, async () => answer);
    expect(cache.bytes).toBeLessThanOrEqual(room);
  }
  expect(await cache.get("key 49", neverAgain)).toBe(answer);
  expect(await cache.get("key 0", async () => "made again")).toBe("made again");
});

test("when the cache is full, everything that has expired is dropped", async () => {
  const cache = createPublicCache(2, room);
  for (let i = 0; i < 9; i++) await cache.get(`old ${i}`, async () => answer);
  const nine = cache.bytes;
  vi.advanceTimersByTime(2_001);
  await cache.get("new", async () => answer);
  expect(cache.bytes).toBeLessThan(nine / 8);
});

test("endless keys are bounded too, errors aren't cached, and clearing leaves nothing", async () => {
  const cache = createPublicCache(2, room);
  for (let i = 0; i < 10_000; i++) await cache.get(`key ${i}`, async () => "");
  expect(cache.bytes).toBeLessThanOrEqual(room);
  cache.clear();
  await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const late = Promise.withResolvers<string>();
  const asked = cache.get("b", () => late.promise);
  cache.clear();
  late.resolve(answer);
  await asked;
  expect(cache.bytes).toBe(0);
});
