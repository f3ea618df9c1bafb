// What a claimant hands in to show that they may speak for the business. It is kept and opened as proofs of bookings are.
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { enqueue, type Jobs } from "../jobs/jobs.ts";
import { ProblemError } from "../problems.ts";
import { record } from "../record/record.ts";
import { assertNotTheirs } from "../partners/concerns.ts";
import type { MediaType } from "../vault/media-type.ts";
import { type PurgeVault, purgeVaultQueue } from "../vault/purge.ts";
import type { Vault } from "../vault/vault.ts";
import { type ClaimRow, isOpen, readClaim } from "./queries.ts";

/** Locked, so that decisions and documents come one after another. @throws ProblemError not-found if it is someone else's */
async function lockOwn(trx: Transaction<Schema>, id: string, claimantId: string): Promise<ClaimRow> {
  await trx.selectFrom("claims").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  const claim = await readClaim(trx, id);
  if (claim?.claimant_id !== claimantId) throw new ProblemError("not-found");
  return claim;
}

/**
 * Stores it in place of an earlier one. After a failure its file may be left behind.
 * @throws ProblemError not-found; conflict if the claim is no longer open
 */
export async function submitDocument(
  trx: Transaction<Schema>,
  { jobs, vault }: { jobs: Jobs; vault: Vault },
  {
    claimId,
    claimantId,
    ...given
  }: { claimId: string; claimantId: string; id: string; mediaType: MediaType; file: Buffer },
): Promise<void> {
  const claim = await lockOwn(trx, claimId, claimantId);
  if (!isOpen(claim)) throw new ProblemError("conflict", { detail: `The claim is now ${claim.status}.` });
  const { id, mediaType, file } = given;
  await trx
    .updateTable("claims")
    .set({
      document_id: id,
      document_type: mediaType,
      document_size: file.length,
      document_at: sql`now()`,
      document_key: await vault.write(id, file),
    })
    .where("id", "=", claimId)
    .execute();
  await record(trx, { actor: claimantId, action: "hand in document", subjectType: "claim", subjectId: claimId });
  if (claim.document_id !== null) await forget(trx, jobs, [claim.document_id]);
}

const none = { document_id: null, document_type: null, document_size: null, document_at: null, document_key: null };

/** Deletes it at its claimant's wish, whatever has become of the claim. @throws ProblemError not-found */
export async function withdrawDocument(
  trx: Transaction<Schema>,
  jobs: Jobs,
  { claimId, claimantId }: { claimId: string; claimantId: string },
): Promise<void> {
  const { document_id } = await lockOwn(trx, claimId, claimantId);
  if (document_id === null) return;
  await record(trx, { actor: claimantId, action: "withdraw document", subjectType: "claim", subjectId: claimId });
  await endDocuments(trx, jobs, { id: claimId });
}

/** Deletes that of a claim, or of all that someone has made. */
export async function endDocuments(
  trx: Transaction<Schema>,
  jobs: Jobs,
  of: { id: string } | { claimant_id: string },
): Promise<void> {
  const ended = await trx
    .selectFrom("claims")
    .select(["id", "document_id"])
    .where((claim) => claim.and(of))
    .where("document_id", "is not", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await trx.updateTable("claims").set(none).where("id", "in", ids).execute();
  await forget(
    trx,
    jobs,
    ended.map(({ document_id }) => document_id!),
  );
}

const forget = (trx: Transaction<Schema>, jobs: Jobs, forgotten: string[]) =>
  enqueue(trx, jobs, purgeVaultQueue, { forgotten } satisfies PurgeVault);

/**
 * Puts on record that an admin opens it.
 * @returns what is needed to read it
 * @throws ProblemError not-found; conflict for those whom it concerns, or once the file is gone
 */
export async function openDocument(
  trx: Transaction<Schema>,
  { claimId, adminId, reason }: { claimId: string; adminId: string; reason: string },
): Promise<{ id: string; mediaType: string; fileKey: Buffer }> {
  const claim = await trx
    .selectFrom("claims")
    .select(["document_id", "document_type", "document_key", "claimant_id", "vendor_id"])
    .where("id", "=", claimId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!claim) throw new ProblemError("not-found");
  const { document_id: id, document_type: mediaType, document_key: fileKey } = claim;
  await assertNotTheirs(trx, { by: claim.claimant_id, vendorId: claim.vendor_id }, adminId);
  if (!id || !mediaType || !fileKey)
    throw new ProblemError("conflict", { detail: "There’s no document, or it has been deleted." });
  await record(trx, { actor: adminId, action: "open document", subjectType: "claim", subjectId: claimId, reason });
  return { id, mediaType, fileKey };
}

/** Whether this file belongs to a claim. */
export const isDocument = async (db: Kysely<Schema>, id: string): Promise<boolean> =>
  (await db.selectFrom("claims").select("id").where("document_id", "=", id).execute()).length > 0;
