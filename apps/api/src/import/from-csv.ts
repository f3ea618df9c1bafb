// Turns a row of a CSV file into a listing, or says why it isn't one.
import { hash } from "node:crypto";
import { basename } from "node:path";
import { maxCategories } from "@troth/rules/vendors";
import { languageOf } from "../reviews/language.ts";
import { cleanName } from "../text/clean-name.ts";
import { countryCode } from "./country-names.ts";
import { type Field, type Mapping, positionsOf } from "./csv-mapping.ts";
import type { Position } from "./geometry.ts";
import type { Listing, Note, SkipReason, Source } from "./listing.ts";
import { addressIn, makeListing, shown } from "./make-listing.ts";
import { skeleton, slugOf } from "./names.ts";
import type { CsvFile, CsvRow } from "./read-csv.ts";
import { categoriesIn } from "./trades.ts";

/** A row that can't become a listing. */
interface Refusal {
  skipped: SkipReason;
  name: string;
  /** The cell to blame, as shown, if it is one. */
  detail?: string;
}

export type ReadRow = { row: number } & ({ listing: Listing; notes: Note[] } | (Refusal & { notes: Note[] }));

/** @throws BrokenFileError when the mapping doesn't fit the file */
export function rowReader({ file, header }: CsvFile, mapping: Mapping): (row: CsvRow) => ReadRow {
  const positions = positionsOf(file, header, mapping);
  const own = new Map(Object.entries(mapping.categories).map(([text, slug]) => [text.trim().toLowerCase(), slug]));
  const source = sourceOf(file, mapping);
  return ({ row, cells }) => {
    const cell = (field: Field) => {
      const at = positions.get(field);
      const text = at === undefined ? "" : (cells[at] ?? "").trim();
      return text === "" ? undefined : text;
    };
    const name = cell("name") ?? "";
    const notes: Note[] = [];
    const label = `row ${row}, ${cleanName(name).slice(0, 60)}`;
    const note = (about: Note["about"], text: string) => notes.push({ about, text: `${label}: ${text}` });
    const refuse = (skipped: SkipReason, detail?: string): ReadRow => ({
      row,
      skipped,
      name: cleanName(name).slice(0, 60),
      ...(detail !== undefined && { detail }),
      notes,
    });
    if (cells.length !== header.length)
      return refuse("another number of cells than the header", `${cells.length} instead of ${header.length}`);

    const trade = cell("category");
    const { category, unknown, isLeftOut } =
      trade === undefined
        ? { category: mapping.category ? [mapping.category] : [], unknown: [], isLeftOut: false }
        : categoriesIn(trade, own);
    if (isLeftOut) return refuse("left out by the mapping");
    if (category.length === 0)
      return trade === undefined ? refuse("no category") : refuse("a category that isn't known", shown(trade));
    if (unknown.length > 0) note("category", `not known: ${unknown.map(shown).join(", ")}`);

    const told = cell("country");
    const country = told === undefined ? mapping.country : countryCode(told);
    if (told !== undefined && country === undefined) note("country", `not a country: ${shown(told)}`);
    const description = cell("description");
    const point = pointOf(cell, note);
    const town = { postcode: cell("postcode"), city: cell("city"), country };
    const read = makeListing({
      source,
      sourceId: idOf(cell, point),
      label,
      name,
      category: category.slice(0, maxCategories),
      language: () => (description === undefined ? "und" : languageOf(description)),
      ...(positions.has("description") && { description: description ?? "" }),
      point,
      isPointNeeded: false,
      phone: cell("phone"),
      website: cell("website"),
      socials: { facebook: cell("facebook"), twitter: cell("twitter"), instagram: cell("instagram") },
      address:
        cell("street") === undefined
          ? addressIn(cell("address"), town)
          : { street: cell("street"), number: cell("housenumber"), ...town },
      openingHours: cell("openingHours"),
    });
    if ("skipped" in read) return refuse(read.skipped);
    return { row, listing: read.listing, notes: [...notes, ...read.notes] };
  };
}

function sourceOf(file: string, { source }: Mapping): Source {
  const name = source?.name ?? basename(file).replace(/\.[a-z]+$/i, "");
  const id = `csv:${slugOf(name) || hash("sha1", name).slice(0, 10)}`;
  return source
    ? { id, holders: [source.name], licences: [source.licence], url: source.url }
    : { id, holders: [], licences: [], url: "" };
}

/** Without a column for it, a row is recognised by its name and where it is. */
function idOf(cell: (field: Field) => string | undefined, point: Position | null): string {
  const id = cell("id");
  if (id !== undefined && /^\P{C}{1,200}$/u.test(id)) return id;
  const parts = (["name", "address", "street", "housenumber", "postcode", "city"] as const).map((field) =>
    skeleton(cell(field) ?? ""),
  );
  const spot = parts.slice(1).every((part) => part === "") ? (point?.map((degree) => degree.toFixed(4)) ?? []) : [];
  return `#${hash("sha1", JSON.stringify([...parts, ...spot]), "base64url").slice(0, 20)}`;
}

type Tell = (about: Note["about"], text: string) => unknown;

function pointOf(cell: (field: Field) => string | undefined, note: Tell): Position | null {
  const [latitude, longitude, both] = [cell("latitude"), cell("longitude"), cell("coordinates")];
  const said = latitude !== undefined && longitude !== undefined ? [latitude, longitude] : both && pairIn(both);
  if (!said) {
    if (both !== undefined) note("coordinates", `not a latitude and a longitude: ${shown(both)}`);
    return null;
  }
  const [north, east] = said.map(degreesIn) as [number, number];
  // Where programs put what they don't know.
  if (north === 0 && east === 0) return null;
  if (Math.abs(north) <= 90 && Math.abs(east) <= 180) return [east, north];
  note("coordinates", `not a latitude and a longitude in degrees: ${shown(said.join(" "))}`);
  return null;
}

/** "48.2, 16.4", "48,2; 16,4", "POINT (16.4 48.2)": latitude and longitude. */
function pairIn(text: string): [string, string] | null {
  const number = String.raw`[-+]?\d{1,3}(?:[.,]\d+)?`;
  const point = new RegExp(String.raw`^(?:SRID=4326;)?POINT\s*\(\s*(${number})\s+(${number})\s*\)$`, "i").exec(text);
  if (point) return [point[2]!, point[1]!];
  const pair =
    new RegExp(String.raw`^[([]?\s*(${number})\s*[;\s]\s*(${number})\s*[)\]]?$`).exec(text) ??
    /^[([]?\s*([-+]?\d{1,3}(?:\.\d+)?)\s*,\s*([-+]?\d{1,3}(?:\.\d+)?)\s*[)\]]?$/.exec(text);
  return pair ? [pair[1]!, pair[2]!] : null;
}

const degreesIn = (text: string): number =>
  /^[-+]?\d{1,3}([.,]\d+)?\s*°?$/.test(text) ? Number(text.replace(",", ".").replace(/\s*°$/, "")) : NaN;
