import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { csvRow, writeCsv } from "./write-csv.ts";

test.each([
  ["=1+1", '"\'=1+1"'],
  ["+43 2732 555 01", '"\'+43 2732 555 01"'],
  ["-2", '"\'-2"'],
  ["@SUM(A1)", '"\'@SUM(A1)"'],
  ["\t=1", '"\'\t=1"'],
  ["\r=1", '"\'\r=1"'],
  ["  =1", '"\'  =1"'],
  ["\u200b=1", '"\'\u200b=1"'],
  ["＝1", '"\'＝1"'],
])("check 49: a cell that a spreadsheet would calculate is written as text: %j", (cell, expected) => {
  expect(csvRow(["a", cell])).toBe(`a,${expected}\r\n`);
});

test("other cells are written as they are, with quotes where they need them", () => {
  expect(csvRow([2, "Lindenhof", "Rosa & Co", 'the "best"', "a,b;c", "two\nlines", "a=b"])).toBe(
    '2,Lindenhof,"Rosa & Co","the ""best""","a,b;c","two\nlines",a=b\r\n',
  );
});

test.skipIf(!existsSync("/dev/full"))("a disk that is full is an error of every call from then on", async () => {
  const csv = await writeCsv("/dev/full", ["row", "name"]);
  const name = "x".repeat(100_000);
  await expect(csv.add([2, name])).rejects.toThrow("ENOSPC");
  await expect(csv.add([3, name])).rejects.toThrow("ENOSPC");
  await expect(csv.end()).rejects.toThrow("ENOSPC");
});

test("a file is written row by row, so that spreadsheets read it as UTF-8", async () => {
  const folder = mkdtempSync(join(tmpdir(), "troth-csv-"));
  const file = join(folder, "refused.csv");
  const csv = await writeCsv(file, ["row", "name"]);
  await csv.add([2, "Café"]);
  await csv.end();
  expect(readFileSync(file, "utf8")).toBe("\ufeffrow,name\r\n2,Café\r\n");
  rmSync(folder, { recursive: true });
});
