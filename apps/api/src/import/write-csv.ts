// A CSV file that people open in a spreadsheet.
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";

export interface CsvWriter {
  add(cells: readonly (string | number)[]): Promise<void>;
  end(): Promise<void>;
}

/** @param header the first row */
export async function writeCsv(file: string, header: readonly string[]): Promise<CsvWriter> {
  const stream = createWriteStream(file);
  await once(stream, "open");
  // An error may come while no one waits for it. The stream keeps it, for whatever is done next.
  stream.on("error", () => {});
  // With its byte order mark, spreadsheets read it as UTF-8.
  stream.write("\ufeff");
  const add = async (cells: readonly (string | number)[]) => {
    if (stream.errored) throw stream.errored;
    if (!stream.write(csvRow(cells))) await once(stream, "drain");
  };
  await add(header);
  return {
    add,
    async end() {
      stream.end();
      await finished(stream);
    },
  };
}

/** One row, in which everything a spreadsheet would calculate is text: https://owasp.org/www-community/attacks/CSV_Injection */
export const csvRow = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",;\s']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
