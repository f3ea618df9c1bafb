// Proofs don't stay. A file goes when its author says so, with its review or account, and some days after the decision:
// first its key is forgotten, in the transaction that decides so, and with it what it says; then the bytes are removed.
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { enqueue, type Jobs } from "../jobs/jobs.ts";
import type { StoredFile } from "../photos/store.ts";
import { changeStatus } from "../record/change-status.ts";
import type { Vault } from "./vault.ts";

export const purgeProofsQueue = "purge-proofs";

const forgotten = { file_key: null, deleted_at: sql<Date>`now()` };

interface End {
  /** Of one review, or of everything that someone has handed in. */
  of: { review_id: string } | { author_id: string };
  actor: string;
  reason?: string;
}

/** Withdraws what still waits, and deletes the files of all. What has been decided stays. */
export async function endProofs(trx: Transaction<Schema>, jobs: Jobs, { of, ...by }: End): Promise<void> {
  const [[column, id]] = Object.entries(of) as [["review_id" | "author_id", string]];
  const proofs = await trx
    .selectFrom("review_proofs")
    .select(["id", "status"])
    .where(column, "=", id)
    .where("file_key", "is not", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  if (proofs.length === 0) return;
  const waiting = proofs.filter(({ status }) => status === "waiting").map((proof) => proof.id);
  await changeStatus(trx, { subjectType: "proof", action: "withdraw", ids: waiting, ...by });
  await trx
    .updateTable("review_proofs")
    .set(forgotten)
    .where(
      "id",
      "in",
      proofs.map((proof) => proof.id),
    )
    .execute();
  await enqueue(trx, jobs, purgeProofsQueue, {});
}

/** Removes the files that are due, and any that no row has a key for. */
export async function purgeProofs(db: Kysely<Schema>, vault: Vault, days: number): Promise<void> {
  await db
    .updateTable("review_proofs")
    .set(forgotten)
    .where("file_key", "is not", null)
    .where("decided_at", "<", sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
  const files: StoredFile[] = [];
  for await (const file of vault.list()) files.push(file);
  const rows = await db
    .selectFrom("review_proofs")
    .select(["id", sql<boolean>`file_key is not null`.as("is_kept")])
    .where(sql`id::text`, "=", sql`any(${[...new Set(files.map(({ id }) => id))]}::text[])`)
    .execute();
  const kept = new Map(rows.map(({ id, is_kept }) => [id, is_kept]));
  // One without a row may be about to get it.
  const young = Date.now() - lifetimes.strayFile * 1_000;
  for (const { id, changedAt } of files) if (!(kept.get(id) ?? changedAt.getTime() > young)) await vault.remove(id);
}
