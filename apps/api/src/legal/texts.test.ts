import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { brand, type TestApp, useTestApp } from "../../test/test-app.ts";
import { readSettings } from "../settings.ts";
import { legalTexts } from "./texts.ts";

const folder = mkdtempSync(join(tmpdir(), "troth-legal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const settings = (env: NodeJS.ProcessEnv) => readSettings({ DATA_DIR: folder, ...env });

const ours = useTestApp();
const theirs = useTestApp({ env: { TERMS_FILE: file("terms.md", "# House rules\n\nWipe your feet.") } });

const terms = async (api: TestApp) => (await api.browser().call("GET", "/api/legal/terms")).json();
const licences = async (api: TestApp) => {
  const { userId } = await api.member();
  const { db } = api.database;
  return db.selectFrom("terms_acceptances").select("review_licence").where("user_id", "=", userId).execute();
};
const accepted = async (api: TestApp) => {
  const { userId } = await api.member();
  return (
    await api.database.db.selectFrom("terms_acceptances").selectAll().where("user_id", "=", userId).execute()
  ).map(({ version }) => version);
};

test("the operator's terms replace ours, and are what people accept", async () => {
  const shown = await terms(theirs);
  expect(shown).toMatchObject({
    isExample: false,
    content: expect.arrayContaining(["House rules", "Wipe your feet."]),
  });
  expect(await accepted(theirs)).toEqual([shown.version]);
  expect((await theirs.browser().call("GET", "/api/legal/privacy")).json()).toMatchObject({ isExample: true });
});

test("people license their reviews as the terms say that they accept: as our example does, as the operator's own do, or not at all", async () => {
  expect(await licences(ours)).toEqual([{ review_licence: "CC-BY-4.0" }]);
  expect(await licences(theirs)).toEqual([{ review_licence: null }]);
  const own = { terms: "# House rules", privacy: null, reviewLicence: "CC-BY-SA-4.0" };
  expect(legalTexts(own, brand).accepted.reviewLicence).toBe("CC-BY-SA-4.0");
  expect(JSON.stringify((await terms(ours)).content)).toContain("CC BY 4.0");
  expect(() => settings({ REVIEW_LICENCE: "CC BY 4.0" })).toThrow("REVIEW_LICENCE: must be an SPDX id");
});

test("without the operator's own text the terms are an example, and say so", async () => {
  const shown = await terms(ours);
  expect(shown.isExample).toBe(true);
  expect(await accepted(ours)).toEqual([shown.version]);
  expect(shown.version).not.toBe((await terms(theirs)).version);
});

test("our texts give the operator's name as it was written, or say that it has not been given", () => {
  const words = (of: Partial<typeof brand>) => {
    const { terms, privacy } = legalTexts({ terms: null, privacy: null, reviewLicence: null }, { ...brand, ...of });
    return [terms, privacy].map(({ content }) => content.filter((part) => typeof part === "string").join("")).join("");
  };
  const named = words({
    operatorName: "Kovač & *Sinovi* [d.o.o.] <Ljubljana>",
    operatorAddress: "Cankarjeva 1. ulica, 1000 Ljubljana",
    operatorCountry: "Slovenia",
  });
  expect(named.split("Kovač & *Sinovi* [d.o.o.] <Ljubljana>")).toHaveLength(3);
  expect(named.split("Cankarjeva 1. ulica, 1000 Ljubljana")).toHaveLength(3);
  expect(named).not.toContain("not yet given");
  const unnamed = words({});
  expect(unnamed.split("Name: not yet given")).toHaveLength(3);
  expect(unnamed).not.toMatch(/[{}]|undefined/);
});

test("a change of operator makes a new version", () => {
  const version = (operatorName: string) =>
    legalTexts({ terms: null, privacy: null, reviewLicence: null }, { ...brand, operatorName }).terms.version;
  expect(version("Ana")).toBe(version("Ana"));
  expect(version("Ana")).not.toBe(version("Mia"));
});

test.each([
  ["doesn't exist", join(folder, "nowhere.md")],
  ["isn't a file", folder],
  ["isn't a file", "/dev/zero"],
  ["is empty", file("empty.md", " \n")],
  ["is larger than 256 KiB", file("long.md", "x".repeat(256 * 1024 + 1))],
  ["isn't encoded in UTF-8", file("latin.md", new Uint8Array([0x23, 0x20, 0xe9, 0x0a]))],
])("a text that %s keeps the server from starting, which says so", (why, path) => {
  for (const variable of ["TERMS_FILE", "PRIVACY_FILE"])
    expect(() => settings({ [variable]: path })).toThrow(`${variable}: ${path} ${why}`);
});

test("a text of the largest size is accepted", () => {
  expect(settings({ PRIVACY_FILE: file("full.md", "x".repeat(256 * 1024)) }).legal.privacy).toHaveLength(256 * 1024);
});
