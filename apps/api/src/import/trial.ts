// What the first rows of a CSV file would become, so that a mapping can be judged before anything is written.
import type { ReadRow } from "./from-csv.ts";
import { type Field, fields, type Mapping } from "./csv-mapping.ts";
import type { CsvFile, CsvRow } from "./read-csv.ts";

const tried = 10;
/** If more of them fail than this share, it is the mapping that is wrong, not the rows. */
const mostFailing = 1 / 3;

export interface Trial {
  text: string;
  /** What is wrong if too many rows fail; null if the file may be imported. */
  fault: string | null;
}

/** @param isGuessed whether the mapping comes from the header alone */
export async function tryRows(
  csv: CsvFile,
  mapping: Mapping,
  { read, isGuessed }: { read: (row: CsvRow) => ReadRow; isGuessed: boolean },
): Promise<Trial> {
  const rows: ReadRow[] = [];
  for await (const row of csv.rows()) {
    rows.push(read(row));
    if (rows.length === tried) break;
  }
  const failing = rows.filter((row) => "skipped" in row && row.skipped !== "left out by the mapping").length;
  const isFault = rows.length === 0 || failing > rows.length * mostFailing;
  return {
    text: inWords(csv, mapping, rows, isGuessed),
    fault: !isFault
      ? null
      : rows.length === 0
        ? `${csv.file}: it has a header, but no rows`
        : `${csv.file}: ${failing} of the first ${rows.length} rows can't become listings. More than a third means that the mapping doesn't fit the file. Change the mapping, or the rows`,
  };
}

function inWords(csv: CsvFile, mapping: Mapping, rows: readonly ReadRow[], isGuessed: boolean): string {
  const { columns } = mapping;
  const left = csv.header.filter((column) => column !== "" && !Object.values(columns).includes(column));
  const names: Record<string, string> = { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars" };
  const delimiter = names[csv.delimiter] ?? JSON.stringify(csv.delimiter);
  const refused = rows.flatMap((row) =>
    "skipped" in row
      ? [`  row ${row.row}${row.name && `, ${row.name}`}: ${row.skipped}${row.detail ? `: ${row.detail}` : ""}`]
      : [],
  );
  const cells = rows.flatMap((row) => row.notes.map(({ about, text }) => `  ${about}: ${text}`));
  return [
    `${csv.file}: ${csv.encoding}${csv.isEncodingGuessed ? " (a guess, since it isn't UTF-8: check the accents)" : ""}, separated by ${delimiter}, ${csv.header.length} columns.`,
    "",
    isGuessed ? "The mapping, guessed from the header:" : "The mapping:",
    JSON.stringify(inOrder(mapping), null, 2),
    ...(left.length > 0 ? [`Columns that aren't used: ${left.map(printable).join(", ")}`] : []),
    ...(columns.email === undefined ? [] : ["E-mail addresses aren't imported: listings don't show any."]),
    ...(columns.id === undefined
      ? ["There is no column with an id, so rows are recognised by their name and address."]
      : []),
    "",
    `The first ${rows.length === 1 ? "row" : `${rows.length} rows`} would become:`,
    ...table(rows),
    ...(refused.length > 0 ? ["", "Rows refused:", ...refused] : []),
    ...(cells.length > 0 ? ["", "Cells left out or worth checking:", ...cells] : []),
  ].join("\n");
}

/** As it can be saved: fields in a fixed order, and what a person should add. */
function inOrder({ columns, source, ...rest }: Mapping) {
  const known = fields.flatMap((field: Field) => (columns[field] === undefined ? [] : [[field, columns[field]]]));
  return { ...(source && { source }), columns: Object.fromEntries(known) as unknown, ...rest };
}

function table(rows: readonly ReadRow[]): string[] {
  const head = ["row", "name", "category", "town", "address", "phone", "website", "hours"];
  const body = rows.map((row) => {
    if ("skipped" in row) return [String(row.row), row.name, "(refused)", "", "", "", "", ""];
    const { name, category, place, address, phoneNumber, website, openingHours } = row.listing;
    const isOpen = openingHours.some(
      (day) => day.closed === true || day.byAppointment === true || day.openTime !== "00",
    );
    return [
      String(row.row),
      name,
      category.join(", "),
      `${place.name}, ${place.country}`,
      address,
      phoneNumber,
      website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, ""),
      isOpen ? "yes" : "",
    ];
  });
  const cells = [head, ...body].map((line) => line.map((text) => cut(printable(text))));
  const widths = head.map((_, i) => Math.max(...cells.map((line) => line[i]!.length)));
  return cells.map((line) => `  ${line.map((text, i) => text.padEnd(widths[i]!)).join("  ")}`.trimEnd());
}

const cut = (text: string) => (text.length > 28 ? `${text.slice(0, 27)}…` : text);
/** Files may hold what a terminal takes for an order. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, "");
