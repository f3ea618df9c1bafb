// A retry of the same request gets the first one's answer. The key is taken inside the transaction of the effect: both
// happen or neither, and of many at the same time one does the work while the others wait for its answer.
import { createHash } from "node:crypto";
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, sql, type Transaction } from "kysely";
import type { OperationId } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";

export interface Intent {
  userId: string;
  operation: OperationId;
  /** If absent, every call is a request of its own. */
  key: string | undefined;
  /** What the request asks for; the same key with a different request is refused. */
  request: unknown;
}

/** @param effect must only use the transaction: if the database aborts it in favour of another, it runs again */
export async function withIdempotencyKey<T extends object>(
  db: Kysely<Schema>,
  { userId, operation, key, request }: Intent,
  effect: (trx: Transaction<Schema>) => Promise<T>,
): Promise<{ answer: T; repeated: boolean }> {
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest();
  return inTransaction(db, async (trx) => {
    if (key === undefined) return { answer: await effect(trx), repeated: false };
    const taken = await trx
      .insertInto("idempotency_keys")
      .values({ user_id: userId, operation, key, request_hash: requestHash, body: "{}" })
      .onConflict((oc) => oc.doNothing())
      .executeTakeFirst();
    const row = () =>
      trx
        .selectFrom("idempotency_keys")
        .select(["request_hash", "body"])
        .where("user_id", "=", userId)
        .where("operation", "=", operation)
        .where("key", "=", key);
    if (taken.numInsertedOrUpdatedRows === 0n) {
      const first = await row().executeTakeFirstOrThrow();
      if (!first.request_hash.equals(requestHash)) throw new ProblemError("key-reused");
      return { answer: first.body as T, repeated: true };
    }
    const answer = await effect(trx);
    await trx
      .updateTable("idempotency_keys")
      .set({ body: JSON.stringify(answer) })
      .where("user_id", "=", userId)
      .where("operation", "=", operation)
      .where("key", "=", key)
      .execute();
    return { answer, repeated: false };
  });
}

/** Deletes keys and their answers. */
export const purgeIdempotencyKeys = (db: Kysely<Schema>) =>
  db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", sql<Date>`now() - make_interval(secs => ${lifetimes.answer})`)
    .execute();
