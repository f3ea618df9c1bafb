import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { listName, type Position, readCursor } from "./cursor.ts";
import { keyset, page } from "./keyset.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

interface Row {
  id: string;
  stars: number;
  average: number;
  written: string;
}

// Few values, so that many rows differ only in their ids.
const rowsOf = fc.uniqueArray(
  fc.record<Row>({
    id: fc.uuid(),
    stars: fc.constantFrom(-1, 0, 5, 2 ** 31 - 1),
    average: fc.constantFrom(0, 1 / 3, 4.5),
    written: fc.constantFrom(
      "1969-12-31T23:59:59.999999Z",
      "2026-07-01T10:00:00.000001Z",
      "2026-07-01T10:00:00.000002Z",
    ),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

const id = sql`r.id`;
const stars = { kind: "integer", column: sql`r.stars` } as const;
const average = { kind: "number", column: sql`r.average` } as const;
const written = { kind: "micros", column: sql`r.written` } as const;
const orders = {
  "by one key": [stars],
  "by a fraction, then a moment": [average, written],
  "by three, one in reverse": [written, { kind: "integer", column: sql`-r.stars` } as const, average],
};

/** By the first key that differs, else by id. */
function compare(a: Position, b: Position): number {
  const i = a.keys.findIndex((key, i) => key !== b.keys[i]);
  return i === -1 ? (a.id < b.id ? -1 : 1) : a.keys[i]! - b.keys[i]!;
}

test.each(Object.entries(orders))(
  "%s, ascending or descending, each row is on one page only, and in order",
  async (_, keys) => {
    for (const direction of ["desc", "asc"] as const) {
      const order = keyset(keys, { id, direction });
      const list = listName(direction);
      const read = async (rows: Row[], from: Position | null, limit: number) => {
        const { rows: found } = await sql<Position>`
        select r.id, ${order.keys} as keys
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(id uuid, stars integer, average float8, written timestamptz)
        where ${order.after(from)} ${order.upTo(limit)}`.execute(database.db);
        return found;
      };
      await fc.assert(
        fc.asyncProperty(rowsOf, fc.integer({ min: 1, max: 4 }), async (rows, limit) => {
          const whole = await read(rows, null, rows.length);
          const all = whole.map((row) => row.id);
          expect(all.toSorted()).toEqual(rows.map((row) => row.id).toSorted());
          expect(whole).toEqual(whole.toSorted(direction === "asc" ? compare : (a, b) => compare(b, a)));
          const seen: string[] = [];
          let cursor: string | undefined;
          do {
            const { items, nextCursor } = page(
              await read(rows, readCursor(cursor, list, order.kinds), limit),
              limit,
              list,
            );
            expect(items.length).toBe(Math.min(limit, rows.length - seen.length));
            seen.push(...items.map((row) => row.id));
            cursor = nextCursor ?? undefined;
          } while (cursor !== undefined);
          expect(seen).toEqual(all);
        }),
        { numRuns: 40 },
      );
    }
  },
);
