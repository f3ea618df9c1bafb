// Parts of queries, put so that PostgreSQL answers them from an index however large the table is.
import { type RawBuilder, sql } from "kysely";

/** A condition on the words of a vendor's name, in the terms of their index. */
export const namesMatch = (query: RawBuilder<unknown>) => sql`ts_filter(v.search, '{a}') @@ ${query}`;

/**
 * A limit that the planner doesn't know. Where it expects more rows than a limit that it knows, it reads the table until
 * it has found enough, so it reads all of a large table if there are none.
 */
export const limitTo = (rows: number) => sql`limit (select ${rows}::integer)`;
