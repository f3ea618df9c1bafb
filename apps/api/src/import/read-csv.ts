// CSV files as people have them: from spreadsheets, registers and old programs. The encoding and the separator are
// found out, rows are read one by one, and whatever can't be right is refused with the place where it is.
import { Readable } from "node:stream";
import { mayBeWindows1252, startOf } from "@troth/rules/encodings";
import { CsvError, parse, type Options } from "csv-parse";
import { parse as parseSync } from "csv-parse/sync";
import { BrokenFileError, bytesOf } from "./read-geojson.ts";

export interface CsvFile {
  file: string;
  encoding: string;
  /** It could be another of the older encodings. */
  isEncodingGuessed: boolean;
  delimiter: string;
  header: string[];
  /** The rows below the header, without empty ones. */
  rows(): AsyncGenerator<CsvRow>;
}

export interface CsvRow {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  cells: string[];
}

/** Longer rows are a quote that was never closed. In bytes. */
const longestRow = 1_000_000;
/** How much is looked at to find the separator, in characters. */
const sampleSize = 64_000;
const delimiters = [",", ";", "\t", "|"];

/**
 * @param told what the operator knows better
 * @throws BrokenFileError
 */
export async function openCsv(
  file: string,
  told: { encoding?: string | undefined; delimiter?: string | undefined } = {},
): Promise<CsvFile> {
  const { encoding, isGuess } = told.encoding ? { encoding: told.encoding, isGuess: false } : await encodingOf(file);
  const sample = await firstText(file, encoding);
  // What Excel writes above the header, to say what it means by CSV.
  const separator = /^sep=([^\r\n])\r?\n/i.exec(sample);
  const delimiter = told.delimiter ?? separator?.[1] ?? delimiterOf(sample.slice(separator?.[0].length ?? 0));
  const records = () => recordsOf(file, encoding, delimiter, separator ? 1 : 0);
  for await (const { cells } of records()) {
    const header = cells.map((cell) => cell.trim());
    refuseData(file, header);
    return {
      file,
      encoding,
      isEncodingGuessed: isGuess,
      delimiter,
      header,
      async *rows() {
        let isHeader = true;
        for await (const record of records()) {
          if (!isHeader && record.cells.some((cell) => cell.trim() !== "")) yield record;
          isHeader = false;
        }
      },
    };
  }
  throw new BrokenFileError(file, "it is empty");
}

async function* recordsOf(file: string, encoding: string, delimiter: string, skip: number): AsyncGenerator<CsvRow> {
  const options: Options = {
    delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    // Rows of another length are refused one by one.
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    info: true,
    from: skip + 1,
  };
  const parser = parse(options);
  const text = Readable.from(textOf(file, encoding));
  text.on("error", (error) => parser.destroy(error));
  text.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      yield { row: info.records + info.empty_lines - skip, cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? new BrokenFileError(file, faultOf(error), { cause: error }) : error;
  } finally {
    text.destroy();
  }
}

interface Info {
  records: number;
  empty_lines: number;
}

function faultOf(error: CsvError): string {
  const line = String((error as { lines?: unknown }).lines ?? "?");
  const faults: Partial<Record<string, string>> = {
    CSV_QUOTE_NOT_CLOSED: `a quote is opened at line ${line} or before, and never closed`,
    CSV_MAX_RECORD_SIZE: `the row at line ${line} is longer than a megabyte: a quote before it was probably never closed`,
    INVALID_OPENING_QUOTE: `line ${line}: a quote stands in the middle of a cell. A cell with quotes in it is written "like ""this"""`,
    CSV_INVALID_CLOSING_QUOTE: `line ${line}: something follows the quote that ends a cell. A cell with quotes in it is written "like ""this"""`,
  };
  return faults[error.code] ?? `it is broken at line ${line}: ${error.message}`;
}

/** @throws BrokenFileError */
async function* textOf(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = decoderFor(file, encoding);
  for await (const bytes of bytesOf(file)) {
    const text = decode(file, encoding, () => decoder.decode(bytes, { stream: true }));
    if (text !== "") yield text;
  }
  const rest = decode(file, encoding, () => decoder.decode());
  if (rest !== "") yield rest;
}

function decoderFor(file: string, encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (cause) {
    throw new BrokenFileError(file, `${JSON.stringify(encoding)} isn't an encoding that is known here`, { cause });
  }
}

function decode(file: string, encoding: string, read: () => string): string {
  try {
    return read();
  } catch (cause) {
    throw new BrokenFileError(file, `it isn't ${encoding}`, { cause });
  }
}

async function firstText(file: string, encoding: string): Promise<string> {
  let text = "";
  for await (const part of textOf(file, encoding)) {
    text += part;
    if (text.length >= sampleSize) break;
  }
  return text.slice(0, sampleSize);
}

/**
 * By its byte order mark, by the zeros of UTF-16, or UTF-8 if all of it is. Anything else is taken for Windows-1252,
 * which is what spreadsheets write in Western Europe and the Americas.
 * @throws BrokenFileError
 */
async function encodingOf(file: string): Promise<{ encoding: string; isGuess: boolean }> {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  let isUtf8 = true;
  for await (const bytes of bytesOf(file)) {
    if (isFirst) {
      const told = encodingByStart(file, bytes);
      if (told) return { encoding: told, isGuess: false };
    }
    isFirst = false;
    if (isUtf8) {
      try {
        utf8.decode(bytes, { stream: true });
      } catch {
        isUtf8 = false;
      }
    }
    if (!isUtf8 && !mayBeWindows1252(bytes)) {
      throw new BrokenFileError(
        file,
        "it is neither UTF-8 nor Windows-1252. Save it as UTF-8, or say which encoding it has in a mapping",
      );
    }
  }
  if (isUtf8) {
    try {
      utf8.decode();
      return { encoding: "utf-8", isGuess: false };
    } catch {
      // It ends within a letter.
    }
  }
  return { encoding: "windows-1252", isGuess: true };
}

function encodingByStart(file: string, bytes: Uint8Array): string | null {
  const start = startOf(bytes);
  if (start === "zip")
    throw new BrokenFileError(file, "it is a spreadsheet or a zipped file. Open it and save it as CSV");
  if (start === "spreadsheet") throw new BrokenFileError(file, "it is a spreadsheet. Open it and save it as CSV");
  if (start === "binary") throw new BrokenFileError(file, "it isn't text: it contains zero bytes");
  return start;
}

/** The separator by which the first rows have the same number of cells, and the most. */
function delimiterOf(sample: string): string {
  const whole = sample.length < sampleSize ? sample : sample.slice(0, sample.lastIndexOf("\n") + 1);
  const scored = delimiters.map((delimiter) => {
    const lengths = firstLengths(whole, delimiter);
    const columns = lengths[0] ?? 1;
    const alike = columns < 2 ? 0 : lengths.filter((length) => length === columns).length / lengths.length;
    return { delimiter, columns, alike };
  });
  return scored.toSorted((a, b) => b.alike - a.alike || b.columns - a.columns)[0]!.delimiter;
}

function firstLengths(sample: string, delimiter: string): number[] {
  const read = (text: string, to: number): string[][] =>
    parseSync(text, { delimiter, to, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  try {
    return read(sample, 11).map((record) => record.length);
  } catch {
    // The sample ends within a cell.
    try {
      return read(sample.split(/\r?\n/, 1)[0]!, 1).map((record) => record.length);
    } catch {
      return [1];
    }
  }
}

/** @throws BrokenFileError if the first row is a place and not a header */
function refuseData(file: string, header: readonly string[]): void {
  const cell = header.find(
    (text) =>
      /^[+-]?\d+([.,]\d+)?$/.test(text) ||
      /^(https?:\/\/|www\.)/i.test(text) ||
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ||
      /^\+?\d[\d\s()/.-]{6,}$/.test(text),
  );
  if (cell === undefined) return;
  throw new BrokenFileError(
    file,
    `its first row isn't a header: ${JSON.stringify(cell.slice(0, 60))} can't be the name of a column. Add a row above it that says what is in each column`,
  );
}
