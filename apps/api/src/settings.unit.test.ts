import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSettings } from "./settings.ts";
import { SettingsError } from "@troth/server/settings";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "troth-settings-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the demo makes its keys only once", () => {
  const { secretKey, siteSecret } = readSettings({ DATA_DIR: folder });
  expect(readSettings({ DATA_DIR: folder })).toMatchObject({ secretKey, siteSecret });
});

test("operators may keep the files of proofs for less long than our pages promise, but not for longer", () => {
  const read = (PROOF_DAYS?: string) => readSettings({ DATA_DIR: folder, PROOF_DAYS }).proofDays;
  expect([read(), read("3")]).toEqual([14, 3]);
  for (const days of ["0", "15", "2.5", "for ever"]) expect(() => read(days)).toThrow(/PROOF_DAYS/);
});

test("the demo makes only the keys that aren't set", () => {
  const ours = "a secret of thirty-two characters";
  const { secretKey, siteSecret } = readSettings({ DATA_DIR: folder });
  expect(readSettings({ DATA_DIR: folder, SITE_SECRET: ours })).toMatchObject({ secretKey, siteSecret: ours });
  expect(readSettings({ DATA_DIR: folder, SECRET_KEY: ours })).toMatchObject({ secretKey: ours, siteSecret });
});

test("half of the settings for Google are refused, since the site would offer a login that leads nowhere", () => {
  const read = (env: NodeJS.ProcessEnv) => readSettings({ DATA_DIR: folder, ...env }).google;
  expect(read({})).toBeNull();
  expect(read({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" })).toMatchObject({ clientId: "id" });
  for (const half of [{ GOOGLE_CLIENT_ID: "id" }, { GOOGLE_CLIENT_SECRET: "secret" }])
    expect(() => read(half)).toThrow(SettingsError);
});

test("other origins may be written with spaces and slashes, and one that isn't an origin is refused", () => {
  const read = (PUBLIC_ORIGINS: string) => readSettings({ DATA_DIR: folder, PUBLIC_ORIGINS }).origins;
  const origins = read("https://a.example/, https://b.example");
  expect(["https://a.example", "https://b.example"].every((origin) => origins.has(origin))).toBe(true);
  expect(() => read("a.example")).toThrow(/PUBLIC_ORIGINS/);
});

test("a bucket is used only with its keys, and half of its settings are refused", () => {
  const server = { DATABASE_URL: "postgresql://localhost/troth" };
  const read = (env: NodeJS.ProcessEnv) => readSettings({ DATA_DIR: folder, ...server, ...env }).bucket;
  const keys = { S3_ACCESS_KEY_ID: "the id", S3_SECRET_ACCESS_KEY: "the key" };
  expect(read({})).toBeNull();
  const ours = {
    name: "troth",
    region: "us-east-1",
    endpoint: null,
    accessKeyId: "the id",
    secretAccessKey: "the key",
  };
  expect(read({ S3_BUCKET: "troth", ...keys })).toEqual(ours);
  const elsewhere = { S3_ENDPOINT: "https://files.example", S3_REGION: "eu" };
  expect(read({ S3_BUCKET: "troth", ...keys, ...elsewhere })).toEqual({
    ...ours,
    region: "eu",
    endpoint: new URL("https://files.example"),
  });
  for (const half of [{ S3_BUCKET: "troth" }, keys, elsewhere, { S3_BUCKET: "troth", S3_ACCESS_KEY_ID: "the id" }])
    expect(() => read(half)).toThrow(/belong together/);
  expect(() => read({ S3_BUCKET: "troth", ...keys, DATABASE_URL: "" })).toThrow(/DATABASE_URL/);
});

test.each([
  ["", "it isn't JSON"],
  ['{"secretKey":"' + "s".repeat(40), "it isn't JSON"],
  ["[]", "expected object"],
  [JSON.stringify({ secretKey: "s".repeat(40) }), "siteSecret"],
  [JSON.stringify({ secretKey: "short", siteSecret: "t".repeat(40) }), "secretKey"],
])("a key file that contains %j is refused with what is wrong with it and what each option costs", (text, wrong) => {
  const file = join(folder, "secrets.json");
  writeFileSync(file, text);
  const read = () => readSettings({ DATA_DIR: folder });
  expect(read).toThrow(SettingsError);
  for (const words of [file, wrong, "from a backup", "delete the file", "logged out", "second step"])
    expect(read).toThrow(words);
  // It can be repaired by hand.
  expect(readFileSync(file, "utf8")).toBe(text);
  expect(read).not.toThrow("ssssssss");
});
