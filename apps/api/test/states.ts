// States that nothing leads to from the one something is in.
import { type Kysely, type Selectable, sql } from "kysely";
import type { Schema } from "../src/database/schema.ts";
import type { tables } from "../src/record/change-status.ts";

type Table = (typeof tables)[keyof typeof tables];
type StatusOf = { [T in Table]: Selectable<Schema[T]> extends { status: infer Status } ? Status : never };

/** Puts it in this state, as if it had begun there. */
export const startAgainAs = <T extends Table>(db: Kysely<Schema>, table: T, id: string, status: StatusOf[T]) =>
  db.transaction().execute(async (trx) => {
    await sql`set local troth.unchecked_states = 'yes'`.execute(trx);
    await sql`update ${sql.table(table)} set status = ${status} where id = ${id}::uuid`.execute(trx);
  });
