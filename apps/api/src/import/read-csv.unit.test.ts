import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCsv } from "./read-csv.ts";
import { BrokenFileError } from "./read-geojson.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "troth-csv-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string | Uint8Array, told?: Parameters<typeof openCsv>[1]) {
  const path = join(folder, "places.csv");
  writeFileSync(path, content);
  const csv = await openCsv(path, told);
  const rows: [row: number, ...cells: string[]][] = [];
  for await (const { row, cells } of csv.rows()) rows.push([row, ...cells]);
  return { ...csv, rows };
}

const utf16 = (text: string) => Buffer.from(text, "utf16le");
const windows1252 = (text: string) =>
  Uint8Array.from(text, (letter) => (letter === "€" ? 0x80 : letter === "’" ? 0x92 : letter.charCodeAt(0)));
const bigEndian = (text: string) => utf16(text).swap16();

describe("the encoding is found out", () => {
  const text = "name;town\nCafé Œuvre;Zürich\n";
  const western = "name;town\nL’Été à 5 €;Zürich\n";

  test.each([
    ["UTF-8", Buffer.from(text), "utf-8", false, "Café Œuvre"],
    ["UTF-8 with its mark", Buffer.from(`\ufeff${text}`), "utf-8", false, "Café Œuvre"],
    ["UTF-16 with its mark", utf16(`\ufeff${text}`), "utf-16le", false, "Café Œuvre"],
    ["UTF-16 without", utf16(text), "utf-16le", false, "Café Œuvre"],
    ["UTF-16, big end first", bigEndian(`\ufeff${text}`), "utf-16be", false, "Café Œuvre"],
    ["UTF-16, big end first, without its mark", bigEndian(text), "utf-16be", false, "Café Œuvre"],
    ["Windows-1252, and says that this is a guess", windows1252(western), "windows-1252", true, "L’Été à 5 €"],
  ])("%s", async (_, bytes, encoding, isGuess, name) => {
    const csv = await read(bytes);
    expect(csv).toMatchObject({ encoding, isEncodingGuessed: isGuess, header: ["name", "town"] });
    expect(csv.rows).toEqual([[2, name, "Zürich"]]);
  });

  test("a letter cut by the end of a chunk stays whole", async () => {
    const long = `name;town\n${"é".repeat(40_000)};ü\n`;
    expect((await read(long)).rows[0]![1]).toBe("é".repeat(40_000));
  });

  test("what the operator says counts", async () => {
    const latin2 = Uint8Array.from([...Buffer.from("name;town\n"), 0xa9, 0x74, 0x3b, 0x42, 0x0a]);
    expect((await read(latin2, { encoding: "iso-8859-2" })).rows).toEqual([[2, "Št", "B"]]);
    await expect(read(latin2, { encoding: "utf-9" })).rejects.toThrow(/"utf-9" isn't an encoding/);
    await expect(read(latin2, { encoding: "utf-8" })).rejects.toThrow(/it isn't utf-8/);
  });

  test.each([
    [
      "another old encoding",
      Uint8Array.from([...Buffer.from("name;town\n"), 0x81, 0x8d, 0x0a]),
      /neither UTF-8 nor Windows-1252/,
    ],
    ["a spreadsheet", Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), /is a spreadsheet.*save it as CSV/],
    ["an old spreadsheet", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /is a spreadsheet/],
    ["something else", Uint8Array.from([0, 0, 0, 1, 65, 66, 67, 68, 69, 70, 71, 72]), /contains zero bytes/],
    ["nothing", "", /it is empty/],
    ["only empty lines", "\n\r\n\n", /it is empty/],
  ])("%s is refused", async (_, bytes, expected) => {
    const reading = read(bytes);
    await expect(reading).rejects.toThrow(BrokenFileError);
    await expect(reading).rejects.toThrow(expected);
    await expect(reading).rejects.toThrow("places.csv: ");
  });
});

describe("the separator is found out", () => {
  test.each([
    ["commas", 'name,town\n"Korn, Rosa",Krems\n', ","],
    ["semicolons", "name;degrees;town\nKorn;48,41;Krems\n", ";"],
    ["tabs", "name\ttown\nKorn, Rosa\tKrems; Stein\n", "\t"],
    ["bars", "name|town\nKorn|Krems\n", "|"],
    ["as Excel says", "sep=|\r\nname|a,b\r\nKorn|c,d\r\n", "|"],
    ["one column", "name\nKorn\n", ","],
  ])("%s", async (_, text, delimiter) => {
    expect((await read(text)).delimiter).toBe(delimiter);
  });

  test("Excel's line about it is neither the header nor a row, as in Excel", async () => {
    const { header, rows } = await read("sep=;\r\nname;town\r\nKorn;Krems\r\n");
    expect(header).toEqual(["name", "town"]);
    expect(rows).toEqual([[2, "Korn", "Krems"]]);
  });

  test("cells that are longer than what is looked at don't confuse it", async () => {
    const long = "x, ".repeat(40_000);
    expect((await read(`name;text\nKorn;"${long}"\n`)).delimiter).toBe(";");
  });
});

describe("rows", () => {
  test("are counted as a spreadsheet counts them, whatever their cells hold", async () => {
    const { rows } = await read('name,text\r\n"a","two\r\nlines"\r\n\r\nb,"a ""quote"""\r\n,\r\nc,\r\n');
    expect(rows).toEqual([
      [2, "a", "two\r\nlines"],
      [4, "b", 'a "quote"'],
      [6, "c", ""],
    ]);
  });

  test("end with any kind of line end, and of any mixture", async () => {
    expect((await read("name,town\r\na,b\nc,d\re,f")).rows).toEqual([
      [2, "a", "b"],
      [3, "c", "d"],
      [4, "e", "f"],
    ]);
  });

  test("with another number of cells are told as they are", async () => {
    expect((await read("name,town\na\nb,c,d\n")).rows).toEqual([
      [2, "a"],
      [3, "b", "c", "d"],
    ]);
  });

  test("can be read more than once", async () => {
    const path = join(folder, "again.csv");
    writeFileSync(path, "name,town\na,b\n");
    const csv = await openCsv(path);
    for (let i = 0; i < 2; i++) for await (const row of csv.rows()) expect(row).toEqual({ row: 2, cells: ["a", "b"] });
  });
});

describe("what is broken is refused, with the line", () => {
  test.each([
    ["a quote that is never closed", 'name,town\na,b\n"c,d\ne,f\n', /quote is opened at line \d.*never closed/],
    ["one in a long file", `name,town\n"a,b\n${"c,d\n".repeat(400_000)}`, /longer than a megabyte/],
    ["a huge cell", `name,town\n${"a".repeat(1_200_000)},b\n`, /longer than a megabyte/],
    ["a quote in the middle of a cell", 'name,town\nthe "a",b\n', /line 2: a quote stands in the middle/],
    ["something after a quote", 'name,town\n"a"b,c\n', /line 2: something follows the quote/],
  ])("%s", async (_, text, expected) => {
    await expect(read(text)).rejects.toThrow(expected);
  });

  test.each([
    ["a number", "Korn,48.41,15.61\nRosen,48.4,15.6\n", '"48.41"'],
    ["a website", "Korn,https://korn.example\n", '"https://korn.example"'],
    ["an e-mail address", "Korn,rosa@korn.example\n", '"rosa@korn.example"'],
    ["a phone number", "Korn,+43 2732 555 01\n", '"+43 2732 555 01"'],
  ])("a file without a header: %s", async (_, text, cell) => {
    await expect(read(text)).rejects.toThrow(`its first row isn't a header: ${cell}`);
  });

  test("no such file", async () => {
    await expect(openCsv(join(folder, "absent.csv"))).rejects.toThrow(/absent.csv: the file doesn't exist/);
  });
});
