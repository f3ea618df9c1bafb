import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDelay, UNDO_DELAY } from "./delay.ts";

let shown: string[][];
const delay = () => createDelay((ids) => void shown.push([...ids].toSorted()));
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});
afterEach(() => vi.useRealTimers());

test("a decision is sent when the time to undo it is over, and counts as made until its answer has come", async () => {
  const answer = Promise.withResolvers<void>();
  const send = vi.fn(() => answer.promise);
  delay().add(["a", "b"], send);
  vi.advanceTimersByTime(UNDO_DELAY - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledOnce();
  expect(shown.at(-1)).toEqual(["a", "b"]);
  answer.resolve();
  await settle();
  expect(shown.at(-1)).toEqual([]);
});

test("what is undone is never sent, neither later nor when the page is left", async () => {
  const [kept, first, last] = [vi.fn(), vi.fn(), vi.fn()];
  const one = delay();
  one.add(["a"], kept);
  const undo = one.add(["b"], first);
  one.add(["c"], last);
  expect(undo()).toBe(true);
  one.undo();
  expect(shown.at(-1)).toEqual(["a"]);
  one.flush();
  await settle();
  expect(kept).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(UNDO_DELAY);
  expect(undo(), "too late").toBe(false);
  expect([kept, first, last].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

test("decisions are sent one after another in their order, even when one fails", async () => {
  const sent: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = delay();
  one.add(["a"], async () => {
    await first.promise;
    sent.push("a");
    throw new Error("no connection");
  });
  one.add(["b"], () => sent.push("b"));
  one.flush();
  await settle();
  expect(sent).toEqual([]);
  first.resolve();
  await settle();
  expect(sent).toEqual(["a", "b"]);
  expect(shown.at(-1)).toEqual([]);
});
