import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { mediaTypeOf } from "./media-type.ts";
import { folderStore } from "../file-store/folder.ts";
import { createVault } from "./vault.ts";

const folder = mkdtempSync(join(tmpdir(), "troth-vault-"));
afterAll(() => rmSync(folder, { recursive: true }));

const vault = createVault(folderStore(folder), randomBytes(32));
const [ana, mira] = ["01986f2a-6c00-7000-8000-00000000d001", "01986f2a-6c00-7000-8000-00000000d002"];
const invoice = Buffer.from("%PDF-1.7 Invoice no. 12 for Ana Kovač, three tiers with figs");
const fileOf = (id: string) => join(folder, id.slice(0, 2), id, "encrypted");

test("what is on disk and in the row contains nothing of a proof, and is different each time", async () => {
  const fileKey = await vault.write(ana, invoice);
  const stored = readFileSync(fileOf(ana));
  for (const part of [invoice, invoice.subarray(0, 8), Buffer.from("Ana"), Buffer.from("figs")])
    expect([stored.includes(part), fileKey.includes(part)]).toEqual([false, false]);
  expect(await vault.read(ana, fileKey)).toEqual(invoice);
  await vault.write(ana, invoice);
  expect(readFileSync(fileOf(ana)).equals(stored)).toBe(false);
});

test("a file that belongs to another proof can't be read, nor can one with another's key", async () => {
  const [anas, miras] = [await vault.write(ana, invoice), await vault.write(mira, Buffer.from("%PDF-1.7 Mira"))];
  await expect(vault.read(mira, anas)).rejects.toThrow(/authenticate/);
  // Even with the file and its key both in another's place.
  writeFileSync(fileOf(mira), readFileSync(fileOf(ana)));
  await expect(vault.read(mira, miras)).rejects.toThrow(/authenticate/);
  await expect(vault.read(mira, anas)).rejects.toThrow(/authenticate/);
  expect(await vault.read(ana, anas)).toEqual(invoice);
});

test("a flipped bit anywhere, a missing end and another master key fail, and give away nothing", async () => {
  const fileKey = await vault.write(ana, invoice);
  const stored = readFileSync(fileOf(ana));
  for (const at of [0, 11, 12, 27, 28, stored.length - 1]) {
    const changed = Buffer.from(stored);
    changed[at]! ^= 1;
    writeFileSync(fileOf(ana), changed);
    await expect(vault.read(ana, fileKey), `byte ${at}`).rejects.toThrow(/authenticate/);
  }
  for (const length of [0, 12, 16, 28, stored.length - 1]) {
    writeFileSync(fileOf(ana), stored.subarray(0, length));
    await expect(vault.read(ana, fileKey), `${length} bytes`).rejects.toThrow();
  }
  writeFileSync(fileOf(ana), stored);
  await expect(createVault(folderStore(folder), randomBytes(32)).read(ana, fileKey)).rejects.toThrow(/authenticate/);
  expect(await vault.read(ana, fileKey)).toEqual(invoice);
});

test("a removed file leaves no byte behind, and is missing afterwards", async () => {
  const fileKey = await vault.write(ana, invoice);
  await vault.remove(mira);
  await vault.remove(ana);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(left).toEqual([]);
  await expect(vault.read(ana, fileKey)).rejects.toThrow(/missing/);
});

test.each([
  ["application/pdf", "%PDF-1.4\n"],
  ["image/jpeg", "\xff\xd8\xff\xe0\0\x10JFIF"],
  ["image/png", "\x89PNG\r\n\x1a\n\0\0"],
  ["image/webp", "RIFF\x24\0\0\0WEBPVP8 "],
  [null, "<svg onload=alert(1)>"],
  [null, "RIFF\x24\0\0\0WAVE"],
  [null, " %PDF-1.4"],
  [null, "PK\x03\x04"],
  [null, ""],
])("a file's type is %s by what it starts with: %j", (type, start) => {
  expect(mediaTypeOf(Buffer.from(start, "latin1"))).toBe(type);
});
