// The order of a list and its pages (keyset pagination): a page begins after the last item's sort keys and id, by one comparison of
// rows that an index can answer. So a page costs the same however far down it lies, and nothing is shown twice or left out
// while others write.
import { type RawBuilder, sql } from "kysely";
import { type KeyKind, type Position, writeCursor } from "./cursor.ts";

type Sql = RawBuilder<unknown>;

export interface Key {
  kind: KeyKind;
  column: Sql;
}

export interface Keyset {
  /** What a cursor of this list holds, for `readCursor`. */
  kinds: KeyKind[];
  /** To be selected `as keys`, beside the id `as id`: where a row stands. */
  keys: Sql;
  /** The condition that a row comes after a position; null: from the beginning, in a statement of the same text. */
  after(from: Position | null): Sql;
  /** `order by` and `limit`: so many rows, and one more that tells whether another page follows. */
  upTo(limit: number): Sql;
}

/** What each kind of key is: its greatest value, how one comes in as a parameter and how it goes out as a number. */
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
 * @param keys what rows are sorted by, none of them null; a column that sorts the other way is negated
 * @param options.id a uuid that tells equal rows apart; of the same table as the keys, where an index is to give the order
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
    keys: sql`array[${sql.join(keys.map(({ kind, column }) => kindsOfKeys[kind].asNumber(column)))}]`,
    after(from) {
      const position = from ?? start;
      const values = kinds.map((kind, i) => kindsOfKeys[kind].parameter(position.keys[i]!));
      return sql`(${sql.join(columns)}) ${sql.raw(falling ? "<" : ">")} (${sql.join([...values, sql`${position.id}::uuid`])})`;
    },
    upTo: (limit) =>
      sql`order by ${sql.join(columns.map((column) => sql`${column} ${sql.raw(direction)}`))} limit ${limit + 1}`,
  };
}

/** The page and the cursor of the next, from rows that were read `upTo` its limit. @param list its name, as `listName` gives it */
export function page<Row extends Position>(
  rows: readonly Row[],
  limit: number,
  list: string,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? writeCursor(list, items.at(-1)!) : null };
}
