import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { enqueue, type Jobs } from "../jobs/jobs.ts";
import { changeStatus } from "../record/change-status.ts";
import { purgeVaultQueue } from "../vault/purge.ts";

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
    .set({ file_key: null, deleted_at: sql`now()` })
    .where(
      "id",
      "in",
      proofs.map((proof) => proof.id),
    )
    .execute();
  await enqueue(trx, jobs, purgeVaultQueue, {});
}
