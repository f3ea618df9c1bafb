import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { dataFolder, isReachable } from "./postgres.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "troth-data-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;
/** No user here has these ids. */
const stranger = { uid: 654_321, gid: 654_321 };

test("the data folder is closed to others, but its new parent folders are not", () => {
  mkdirSync(join(folder, "usual"));
  const data = dataFolder(join(folder, "cache", "more", "data"), undefined);
  expect(data).toBe(join(folder, "cache", "more", "data"));
  expect(modeOf(data)).toBe(0o700);
  for (const made of [dirname(data), join(folder, "cache")]) expect(modeOf(made)).toBe(modeOf(join(folder, "usual")));
});

test("no one gets through a folder that is closed to them, however open the ones inside it are", () => {
  const within = join(folder, "closed", "open");
  mkdirSync(within, { recursive: true });
  const user = { uid: statSync(within).uid, gid: statSync(within).gid };
  chmodSync(within, 0o755);
  chmodSync(dirname(within), 0o700);
  expect([isReachable(within, user), isReachable(within, stranger)]).toEqual([true, false]);
});

test.runIf(process.getuid?.() === 0)("if its owner can't reach the folder, the data goes into a temporary one", () => {
  const closed = join(folder, "closed to postgres");
  mkdirSync(closed, { mode: 0o700 });
  const data = dataFolder(join(closed, "data"), stranger);
  try {
    expect(dirname(data)).toBe(tmpdir());
    expect([statSync(data).uid, modeOf(data), isReachable(data, stranger)]).toEqual([stranger.uid, 0o700, true]);
    expect(dataFolder(join(closed, "data"), stranger)).toBe(data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
