import { expect, test, vi } from "vitest";
import { password, useTestApp } from "../test/test-app.ts";
import { createPasswordHasher } from "./security/passwords.ts";
import { createWorkQueue } from "./work-queue.ts";

const { hash, verify } = createPasswordHasher();
let [comparing, most] = [0, 0];
const api = useTestApp({
  hasher: {
    hash,
    async verify(...given) {
      most = Math.max(most, ++comparing);
      try {
        return await verify(...given);
      } finally {
        comparing--;
      }
    },
  },
});

test("when twenty people log in at the same time, two are handled at once so that reads find the database free, and all get in", async () => {
  const { email } = await api.member();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.browser().call("POST", "/api/users/login", { email, password })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(most).toBe(2);
});

test("work is done in order, even after one piece fails; callers are asked to try again if the queue is full", async () => {
  const queue = createWorkQueue({ concurrency: 1, maxQueued: 2 }, 2, () => {});
  const begun: number[] = [];
  const results = await Promise.allSettled(
    [1, 2, 3, 4].map((n) =>
      queue.run(async () => {
        begun.push(n);
        await Promise.resolve();
        if (n === 1) throw new Error("of its own");
        return n;
      }),
    ),
  );
  expect(begun).toEqual([1, 2, 3]);
  expect(results).toMatchObject([
    { reason: { message: "of its own" } },
    { value: 2 },
    { value: 3 },
    { reason: { type: "unavailable", details: { retryAfter: 2 } } },
  ]);
  expect(await queue.run(async () => "next")).toBe("next");
  queue.stop();
});

test("while a piece of work takes long, others are done beside it, but no more than may be", async () => {
  const queue = createWorkQueue({ concurrency: 1, slow: { afterMs: 20, most: 3 } });
  const begun: number[] = [];
  const { promise: end, resolve: letEnd } = Promise.withResolvers<void>();
  const all = Array.from({ length: 6 }, (_, n) =>
    queue.run(async () => {
      begun.push(n);
      await end;
      return begun.length;
    }),
  );
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]), { timeout: 20_000, interval: 5 });
  // Nothing begins in the time in which the others have.
  await expect(vi.waitFor(() => expect(begun).toHaveLength(4), { timeout: 200, interval: 5 })).rejects.toThrow();
  letEnd();
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  queue.stop();
});

test("work about the same is done one piece after another, and holds up no other work", async () => {
  const queue = createWorkQueue({ concurrency: 2 });
  const begun: string[] = [];
  const { promise: end, resolve: letEnd } = Promise.withResolvers<void>();
  const run = (name: string, about: string, until?: Promise<void>) =>
    queue.run(
      async () => {
        begun.push(name);
        await until;
      },
      { about },
    );
  const [first, second] = [run("first", "a vendor", end), run("second", "a vendor")];
  await run("third", "another vendor");
  expect(begun).toEqual(["first", "third"]);
  letEnd();
  await Promise.all([first, second]);
  expect(begun).toEqual(["first", "third", "second"]);
  queue.stop();
});

test("those who wait for the same fill no more than half of the line", async () => {
  const queue = createWorkQueue({ concurrency: 1, maxQueued: 4 });
  const { promise: end, resolve: letEnd } = Promise.withResolvers<void>();
  const run = (about: string) => queue.run(() => end, { about });
  const same = [run("a vendor"), run("a vendor"), run("a vendor")];
  await expect(run("a vendor")).rejects.toMatchObject({ type: "unavailable" });
  const others = [run("another"), run("a third")];
  letEnd();
  expect(await Promise.all([...same, ...others])).toHaveLength(5);
  queue.stop();
});
