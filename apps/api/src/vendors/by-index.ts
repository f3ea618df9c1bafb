// Parts of queries, put so that PostgreSQL answers them from an index however large the table is.
import { type RawBuilder, sql } from "kysely";

/** A condition on the words of a vendor's name, in the terms of their index. */
export const namesMatch = (query: RawBuilder<unknown>) => sql`ts_filter(v.search, '{a}') @@ ${query}`;

/**
 * A limit that the planner doesn't know. Where it expects more rows than a limit that it knows, it reads the table until
 * it has found enough, so it reads all of a large table if there are none.
 */
export const limitTo = (rows: number) => sql`limit (select ${rows}::integer)`;

/** Names that may be meant by this one, misspelt or not. What is compared with each row is worked out once. */
export const namesAlike = (key: RawBuilder<unknown>) => namesMatch(sql`(select names_alike(${key}))`);

/** Of the names that may be meant, this many are compared. */
export const maxCompared = 1_000;

/** A text must match at least this much of a similar name, and so must those of its words that mean nothing else. */
export const leastAlike = 0.3;
