// Nothing stays in the vault. A file goes when whoever handed it in says so, with their account, some days after the
// decision, and if a question about it isn’t answered: first its key is forgotten, in the transaction that decides so, and
// with it what it says; then the bytes are removed.
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, sql } from "kysely";
import { eachDespiteFailures } from "../each-despite-failures.ts";
import type { Schema } from "../database/schema.ts";
import type { StoredFile } from "../file-store/file-store.ts";
import type { Vault } from "./vault.ts";

export const purgeVaultQueue = "purge-proofs";

/** What a job of that queue removes: these files, or all that are due. */
export interface PurgeVault {
  forgotten?: string[];
}

/** Removes files whose rows no longer know them. */
export async function removeForgotten(vault: Vault, ids: readonly string[]): Promise<void> {
  await eachDespiteFailures(ids, (id) => vault.remove(id));
}

/** Removes the files that are due, and any that no row has a key for. */
export async function purgeVault(db: Kysely<Schema>, vault: Vault, days: number): Promise<void> {
  const due = sql<Date>`now() - make_interval(days => ${days})`;
  await db
    .updateTable("review_proofs")
    .set({ file_key: null, deleted_at: sql`now()` })
    .where("file_key", "is not", null)
    .where("decided_at", "<", due)
    .execute();
  await db
    .updateTable("claims")
    .set({ document_key: null })
    .where("document_key", "is not", null)
    .where((claim) =>
      claim.or([
        claim("decided_at", "<", due),
        claim("status", "=", "needs-more").and(
          "status_since",
          "<",
          sql<Date>`now() - make_interval(secs => ${lifetimes.unansweredClaim})`,
        ),
      ]),
    )
    .execute();
  const files: StoredFile[] = [];
  for await (const file of vault.list()) files.push(file);
  const ids = [...new Set(files.map(({ id }) => id))];
  const { rows } = await sql<{ id: string; is_kept: boolean }>`
    select id::text, file_key is not null as is_kept from review_proofs where id::text = any(${ids}::text[])
    union all
    select document_id::text, document_key is not null from claims where document_id::text = any(${ids}::text[])`.execute(
    db,
  );
  const kept = new Map(rows.map(({ id, is_kept }) => [id, is_kept]));
  // One without a row may be about to get it.
  const young = Date.now() - lifetimes.strayFile * 1_000;
  const strays = files.filter(({ id, changedAt }) => !(kept.get(id) ?? changedAt.getTime() > young));
  await eachDespiteFailures(strays, ({ id }) => vault.remove(id));
}
