import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDelay, UNDO_DELAY } from "./delay.ts";

let shown: string[][];
const delay = () => createDelay((ids) => void shown.push([...ids].toSorted()));
const sending = <Send extends () => unknown>(send: Send) => ({ send, tooLate: vi.fn(), undone: vi.fn() });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});
afterEach(() => vi.useRealTimers());

test("a decision is sent when the time to undo it is over, and counts as made until its answer has come", async () => {
  const answer = Promise.withResolvers<void>();
  const send = vi.fn(() => answer.promise);
  const decision = sending(send);
  delay().add(["a", "b"], decision);
  vi.advanceTimersByTime(UNDO_DELAY - 1);
  expect(send).not.toHaveBeenCalled();
  expect(decision.tooLate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledOnce();
  expect(decision.tooLate, "the notice no longer offers to undo it").toHaveBeenCalledOnce();
  expect(shown.at(-1)).toEqual(["a", "b"]);
  answer.resolve();
  await settle();
  expect(shown.at(-1)).toEqual([]);
});

test("what is undone is never sent, neither later nor when the page is left, and says so", async () => {
  const [kept, first, last] = [sending(vi.fn()), sending(vi.fn()), sending(vi.fn())];
  const one = delay();
  one.add(["a"], kept);
  const undo = one.add(["b"], first);
  one.add(["c"], last);
  undo();
  one.undo();
  expect(shown.at(-1)).toEqual(["a"]);
  one.flush();
  await settle();
  expect(kept.send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(UNDO_DELAY);
  undo();
  expect([kept, first, last].map(({ send }) => send.mock.calls.length)).toEqual([1, 0, 0]);
  expect([kept, first, last].map(({ undone }) => undone.mock.calls.length)).toEqual([0, 1, 1]);
});

test("decisions are sent one after another in their order, even when one fails", async () => {
  const sent: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = delay();
  one.add(
    ["a"],
    sending(async () => {
      await first.promise;
      sent.push("a");
      throw new Error("no connection");
    }),
  );
  one.add(
    ["b"],
    sending(() => sent.push("b")),
  );
  one.flush();
  await settle();
  expect(sent).toEqual([]);
  first.resolve();
  await settle();
  expect(sent).toEqual(["a", "b"]);
  expect(shown.at(-1)).toEqual([]);
});

test("a page that ends sends everything without waiting for answers, each once", async () => {
  const never = new Promise(() => undefined);
  const [first, second, third] = [vi.fn(() => never), vi.fn(() => never), vi.fn(() => never)];
  const one = delay();
  one.add(["a"], sending(first));
  one.add(["b"], sending(second));
  one.flush();
  await settle();
  expect(
    [first, second].map(({ mock }) => mock.calls.length),
    "the second waits for the first",
  ).toEqual([1, 0]);
  one.add(["c"], sending(third));
  one.leave();
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});
