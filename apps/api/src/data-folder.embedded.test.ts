// Files on disk are for this user only, whoever made the folder and however the process was started.
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { securePrivateFolder } from "./data-folder.ts";
import { folderStore } from "./file-store/folder.ts";
import { readSettings } from "./settings.ts";
import { openStore } from "./store.ts";

let folder: string;
let umask: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "troth-folder-"));
  // The way a service manager may start a process: nothing is hidden from other users.
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

/** Everything others can open, with what they can do. */
const open = (path: string): string[] => [
  ...((lstatSync(path).mode & 0o077) === 0 ? [] : [`${path} ${(lstatSync(path).mode & 0o777).toString(8)}`]),
  ...(lstatSync(path).isDirectory() ? readdirSync(path).flatMap((name) => open(join(path, name))) : []),
];

test("only their owner can open keys, database and pictures", { timeout: 90_000 }, async () => {
  const dataDir = join(folder, "data");
  const database = await openStore(readSettings({ DATA_DIR: dataDir }));
  await folderStore(join(dataDir, "photos")).write("cd12", "600.webp", Buffer.from("a picture"));
  expect(readdirSync(join(dataDir, "database")).length).toBeGreaterThan(10);
  expect(open(dataDir)).toEqual([]);
  await database.close();
  expect(open(dataDir)).toEqual([]);
});

test("a folder that was open to others is closed to them, with everything in it", () => {
  mkdirSync(join(folder, "photos/ab"), { recursive: true, mode: 0o777 });
  for (const file of ["owner.json", "photos/ab/600.webp"]) writeFileSync(join(folder, file), "{}", { mode: 0o666 });
  chmodSync(folder, 0o755);
  readSettings({ DATA_DIR: folder });
  expect(open(folder)).toEqual([]);
});

test("a folder that an older version left open inside is closed, and whatever a link in it points to is not changed", () => {
  chmodSync(folder, 0o700);
  const outside = `${folder}-outside`;
  writeFileSync(outside, "of somebody else", { mode: 0o644 });
  symlinkSync(outside, join(folder, "link"));
  mkdirSync(join(folder, "database/base"), { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, "database/base/1"), "", { mode: 0o666 });
  try {
    securePrivateFolder(folder);
    expect(open(join(folder, "database"))).toEqual([]);
    expect(lstatSync(outside).mode & 0o777).toBe(0o644);
  } finally {
    rmSync(outside);
  }
});

test("someone else's folder is refused and left unchanged", () => {
  chmodSync(folder, 0o755);
  const another = lstatSync(folder).uid + 1;
  expect(() => securePrivateFolder(folder, another)).toThrow(/belongs to another user .*chown -R.*DATA_DIR/);
  expect(lstatSync(folder).mode & 0o777).toBe(0o755);
});
