import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decryptSecret, encryptSecret, seal, unseal } from "./seal.ts";

const key = randomBytes(32);

test("sealed data can only be read for its own purpose", async () => {
  const token = await seal(key, "google", { from: "/" }, 60);
  expect(await unseal(key, "google", token)).toMatchObject({ from: "/" });
  expect(await unseal(key, "second-step", token)).toBeNull();
});

test("sealed data can only be read with its own key, unchanged and for a limited time", async () => {
  const token = await seal(key, "google", { from: "/" }, 60);
  expect(await unseal(randomBytes(32), "google", token)).toBeNull();
  const parts = token.split(".");
  for (const at of [0, 2, 3, 4]) {
    const part = parts[at]!;
    const changed = parts.with(at, `${part.startsWith("A") ? "B" : "A"}${part.slice(1)}`).join(".");
    expect([at, await unseal(key, "google", changed)]).toEqual([at, null]);
  }
  expect(await unseal(key, "google", await seal(key, "google", { from: "/" }, -1))).toBeNull();
  for (const nothing of [undefined, "", "x", token.slice(0, -1)])
    expect(await unseal(key, "google", nothing)).toBeNull();
});

test("a secret at rest can only be read for its owner, and no change to it goes unnoticed", () => {
  const bytes = encryptSecret(key, "ana", "JBSWY3DP");
  expect(decryptSecret(key, "ana", bytes)).toBe("JBSWY3DP");
  expect(() => decryptSecret(key, "mira", bytes)).toThrow(/authenticate/);
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(() => decryptSecret(key, "ana", changed)).toThrow(/authenticate/);
  }
  expect(encryptSecret(key, "ana", "JBSWY3DP").equals(bytes)).toBe(false);
});
