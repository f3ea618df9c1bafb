import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Generator, staleness, write } from "./generate.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "generate-"));
  mkdirSync(join(root, "packages/ui"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const file = "packages/ui/shapes.generated.ts";
const shapes: Generator = {
  name: "shapes",
  from: "shapes.json",
  produce: () => Promise.resolve({ [file]: "export const corners = 4;\n" }),
};

test("a missing or outdated file is reported, with what it is made from and how to update it", async () => {
  const fault = [`${file} is out of date with shapes.json: run \`npm run generate -- shapes\`.`];
  expect(await staleness([shapes], root)).toEqual(fault);
  writeFileSync(join(root, file), "export const corners = 3;\n");
  expect(await staleness([shapes], root)).toEqual(fault);
});

test("writing brings every file up to date, and checking writes nothing", async () => {
  await staleness([shapes], root);
  expect(existsSync(join(root, file))).toBe(false);
  expect(await write([shapes], root)).toEqual([file]);
  expect(await staleness([shapes], root)).toEqual([]);
});

test("a file that is up to date is not touched, so nothing is rebuilt because of it", async () => {
  await write([shapes], root);
  utimesSync(join(root, file), 1, 1);
  expect(await write([shapes], root)).toEqual([]);
  expect(statSync(join(root, file)).mtimeMs).toBe(1000);
});

test("each generator reads what the ones before it wrote", async () => {
  const doubled: Generator = {
    name: "doubled",
    from: file,
    produce: () => Promise.resolve({ "packages/ui/doubled.ts": readFileSync(join(root, file), "utf8").repeat(2) }),
  };
  await write([shapes, doubled], root);
  expect(await staleness([shapes, doubled], root)).toEqual([]);
});

test("a generated file that nothing makes any more is reported", async () => {
  writeFileSync(join(root, "packages/ui/circles.generated.css"), "");
  await write([shapes], root);
  expect(await staleness([shapes], root)).toEqual([
    "Nothing in scripts/generate.ts makes packages/ui/circles.generated.css any more: delete it.",
  ]);
});
