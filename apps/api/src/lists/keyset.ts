// The order of a list and its pages (keyset pagination). A page starts after the last item's sort keys and id, using
// one row comparison that an index can answer. So a page costs the same however far down the list it is, and nothing is
// shown twice or left out while others write.
import { type RawBuilder, sql } from "kysely";
import { type KeyKind, type Position, writeCursor } from "./cursor.ts";

type Sql = RawBuilder<unknown>;

export interface Key {
  kind: KeyKind;
  column: Sql;
}

export interface Keyset {
  /** What a cursor of this list contains, for `readCursor`. */
  kinds: KeyKind[];
  /** A row's position, to be selected `as keys`, along with the id `as id`. */
  keys: Sql;
  /** The condition that a row comes after a position; null starts from the beginning, with the same statement text. */
  after(from: Position | null): Sql;
  /** `order by` and `limit`: this many rows, plus one that shows whether another page follows. */
  upTo(limit: number): Sql;
}

/** For each kind of key: its greatest value, how it is passed as a parameter and how it is returned as a number. */
const kindsOfKeys: Record<KeyKind, { greatest: number; parameter(value: number): Sql; asNumber(column: Sql): Sql }> = {
  number: {
    greatest: Infinity,
    parameter: (value) => sql`${value}::float8`,
    asNumber: (column) => sql`${column}::float8`,
  },
  integer: {
    greatest: 2 ** 31 - 1,
    parameter: (value) => sql`${value}::integer`,
    asNumber: (column) => sql`${column}::float8`,
  },
  micros: {
    greatest: 9e16,
    parameter: (value) => sql`(timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond')`,
    asNumber: (column) => sql`(extract(epoch from ${column}) * 1000000)::float8`,
  },
};

const firstId = "00000000-0000-0000-0000-000000000000";
const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * @param keys what rows are sorted by before the id, none of them null; a column that sorts in reverse is negated
 * @param options.id a uuid that tells equal rows apart; of the same table as the keys, where an index is to give the
 * order
 */
export function keyset(
  keys: readonly Key[],
  { id, direction = "desc" }: { id: Sql; direction?: "desc" | "asc" },
): Keyset {
  const falling = direction === "desc";
  const kinds = keys.map(({ kind }) => kind);
  const columns = [...keys.map(({ column }) => column), id];
  const start: Position = {
    keys: kinds.map((kind) => (falling ? 1 : -1) * kindsOfKeys[kind].greatest),
    id: falling ? lastId : firstId,
  };
  return {
    kinds,
    keys: sql`array[${sql.join(keys.map(({ kind, column }) => kindsOfKeys[kind].asNumber(column)))}]::float8[]`,
    after(from) {
      const position = from ?? start;
      const values = kinds.map((kind, i) => kindsOfKeys[kind].parameter(position.keys[i]!));
      return sql`(${sql.join(columns)}) ${sql.raw(falling ? "<" : ">")} (${sql.join([...values, sql`${position.id}::uuid`])})`;
    },
    upTo: (limit) =>
      sql`order by ${sql.join(columns.map((column) => sql`${column} ${sql.raw(direction)}`))} limit ${limit + 1}`,
  };
}

/**
 * The page and the cursor of the next page, from rows read `upTo` its limit. @param list its name, as `listName` gives
 * it
 */
export function page<Row extends Position>(
  rows: readonly Row[],
  limit: number,
  list: string,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? writeCursor(list, items.at(-1)!) : null };
}
