// Limits on attempts, counted in the database, so that all nodes share them and a restart forgets nothing.
import { type Kysely, sql } from "kysely";
import { createHash } from "node:crypto";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";

export interface Limit {
  /** What is limited, such as `login:address`. */
  name: string;
  /** How many are allowed in a window. */
  hits: number;
  seconds: number;
}

/** Counts one attempt. @throws ProblemError too-many-requests with `Retry-After` once the window is used up */
export async function countAttempt(db: Kysely<Schema>, limit: Limit, ...subject: string[]): Promise<void> {
  const row = await sql<{ hits: number; wait: number }>`
    insert into rate_limits as r (key, window_ends_at, hits)
    values (${keyOf(limit, subject)}, now() + make_interval(secs => ${limit.seconds}), 1)
    on conflict (key) do update set
      hits = case when r.window_ends_at <= now() then 1 else r.hits + 1 end,
      window_ends_at = case when r.window_ends_at <= now() then excluded.window_ends_at else r.window_ends_at end
    returning hits, ceil(extract(epoch from window_ends_at - now()))::integer as wait`.execute(db);
  const { hits, wait } = row.rows[0]!;
  if (hits > limit.hits) throw new ProblemError("too-many-requests", { retryAfter: Math.max(1, wait) });
}

/** Clears the count after a success, so that only failures add up. */
export const resetAttempts = (db: Kysely<Schema>, limit: Limit, ...subject: string[]) =>
  db.deleteFrom("rate_limits").where("key", "=", keyOf(limit, subject)).execute();

export const purgeLimits = (db: Kysely<Schema>) =>
  db.deleteFrom("rate_limits").where("window_ends_at", "<", new Date()).execute();

// Hashed, so that the table holds no one's address.
const keyOf = (limit: Limit, subject: string[]) =>
  `${limit.name}:${createHash("sha256").update(subject.join("\0").toLowerCase()).digest("base64url").slice(0, 32)}`;
