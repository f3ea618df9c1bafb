// Proofs that authors were a client: handed in, looked at by an admin, accepted or refused. Whatever changes one locks its
// review first, so that edits, deletions and decisions about both come one after another.
import type { components } from "@troth/api-client/schema";
import { type Kysely, sql, type Transaction } from "kysely";
import { hasOpenClaim } from "../claims/queries.ts";
import type { Schema } from "../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { queueMail } from "../mail/outbox.ts";
import { assertNotTheirs, isOfTheirVendor } from "../partners/concerns.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { changeStatus } from "../record/change-status.ts";
import { record } from "../record/record.ts";
import { digestOf } from "../record/words.ts";
import { manages } from "../team/managers.ts";
import { cleanName } from "../text/clean-name.ts";
import type { Site } from "../users/emails.ts";
import { proofDecidedEmail, proofWaitingEmail } from "./emails.ts";
import type { MediaType } from "../vault/media-type.ts";
import type { Vault } from "../vault/vault.ts";

type Db = Kysely<Schema>;
type OwnProof = components["schemas"]["OwnProof"];
type ProofDecision = components["schemas"]["ProofDecision"];

interface Means {
  jobs: Jobs;
  site: Site;
}
interface Own {
  authorId: string;
  reviewId: string;
}

/** @throws ProblemError not-found unless it is their own, and they haven't deleted it */
export async function lockOwnReview(trx: Transaction<Schema>, { reviewId, authorId }: Own) {
  await trx.selectFrom("reviews").select("id").where("id", "=", reviewId).forNoKeyUpdate().execute();
  // In a statement of its own, which sees what was committed while this one waited.
  const review = await trx
    .selectFrom("reviews as r")
    .innerJoin("vendors as v", "v.id", "r.vendor_id")
    .select(["r.status", "r.experience", "r.vendor_id", "v.name"])
    .where("r.id", "=", reviewId)
    .where("r.author_id", "=", authorId)
    .executeTakeFirst();
  if (!review) throw new ProblemError("not-found");
  return review;
}

const conflict = (detail: string) => new ProblemError("conflict", { detail });

/**
 * Stores a proof, and tells the operator that it waits. After a failure its file may be left behind.
 * @throws ProblemError not-found, own-vendor or conflict
 */
export async function submitProof(
  trx: Transaction<Schema>,
  { jobs, site, vault, operator }: Means & { vault: Vault; operator: string },
  own: Own,
  given: { id: string; kind: OwnProof["kind"]; mediaType: MediaType; file: Buffer },
): Promise<void> {
  const { authorId, reviewId } = own;
  const { status, experience, vendor_id: vendorId, name } = await lockOwnReview(trx, own);
  if ((await manages(trx, { vendorId, userId: authorId })) || (await hasOpenClaim(trx, vendorId, authorId)))
    throw new ProblemError("own-vendor");
  if (status === "removed") throw conflict("The review has been removed.");
  if (experience === "enquired")
    throw conflict("Your review says that you only enquired, so there’s no booking to confirm.");
  const current = await readOwnProof(trx, own);
  if (current?.status === "waiting") throw conflict("You’ve handed in a proof already. We’ll look at it.");
  if (current?.status === "accepted") throw conflict("Your booking is confirmed already.");

  const { id, kind, mediaType: media_type, file } = given;
  const file_key = await vault.write(id, file);
  await trx
    .insertInto("review_proofs")
    .values({ id, review_id: reviewId, author_id: authorId, kind, media_type, size: file.length, file_key })
    .execute();
  // What kind it was stays on record once the file and its row are gone.
  await record(trx, {
    actor: authorId,
    action: "submit",
    subjectType: "proof",
    subjectId: id,
    to: "waiting",
    reason: kind,
  });
  const about = { business: cleanName(name), vendorId, reviewId };
  await queueMail(trx, jobs, proofWaitingEmail(site, operator, about, kind), null);
}

/** The last one that wasn't withdrawn. */
const readOwnProof = (db: Db, { reviewId, authorId }: Own) =>
  db
    .selectFrom("review_proofs")
    .select(["kind", "status", "because", "explanation", "submitted_at", "decided_at"])
    .select(sql<boolean>`file_key is not null`.as("has_file"))
    .where("review_id", "=", reviewId)
    .where("author_id", "=", authorId)
    .where("status", "<>", "withdrawn")
    .orderBy("submitted_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** For a query of `reviews r`: what became of the last proof that wasn't withdrawn. */
export const proofColumn = sql<OwnProof["status"] | null>`(
  select p.status from review_proofs p where p.review_id = r.id and p.status <> 'withdrawn'
  order by p.submitted_at desc, p.id desc limit 1)`;

/**
 * @param days how long a file is kept after the decision
 * @throws ProblemError not-found if the review isn't theirs
 */
export async function ownProof(db: Db, own: Own, days: number): Promise<OwnProof | null> {
  const review = await db
    .selectFrom("reviews")
    .select("id")
    .where("id", "=", own.reviewId)
    .where("author_id", "=", own.authorId)
    .executeTakeFirst();
  if (!review) throw new ProblemError("not-found");
  const row = await readOwnProof(db, own);
  if (!row) return null;
  const until = row.has_file && row.decided_at ? new Date(row.decided_at.getTime() + days * 86_400_000) : null;
  return {
    kind: row.kind,
    status: row.status as OwnProof["status"],
    because: row.because,
    explanation: row.explanation,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    hasFile: row.has_file,
    deletedBy: until?.toISOString() ?? null,
  };
}

/**
 * A proof, for an admin, with its review locked.
 * @throws ProblemError not-found, also for those whose vendor it is; conflict for its author and their partner
 */
async function lockForAdmin(trx: Transaction<Schema>, id: string, adminId: string) {
  const asked = await trx.selectFrom("review_proofs").select("review_id").where("id", "=", id).executeTakeFirst();
  if (!asked) throw new ProblemError("not-found");
  await trx.selectFrom("reviews").select("id").where("id", "=", asked.review_id).forNoKeyUpdate().execute();
  const proof = await trx
    .selectFrom("review_proofs as p")
    .innerJoin("reviews as r", "r.id", "p.review_id")
    .innerJoin("vendors as v", "v.id", "r.vendor_id")
    .innerJoin("users as u", "u.id", "p.author_id")
    .select(["p.media_type", "p.file_key", "p.review_id", "p.author_id", "r.vendor_id", "v.name", "u.email"])
    .where("p.id", "=", id)
    .executeTakeFirst();
  if (!proof || (await isOfTheirVendor(trx, proof.vendor_id, adminId))) throw new ProblemError("not-found");
  await assertNotTheirs(trx, { by: proof.author_id, vendorId: proof.vendor_id }, adminId);
  return proof;
}

/**
 * Puts on record that a proof is opened.
 * @returns what is needed to read it
 * @throws ProblemError not-found; conflict for its author, or once the file is gone
 */
export async function openProof(trx: Transaction<Schema>, id: string, adminId: string, reason: string) {
  const { media_type: mediaType, file_key: fileKey } = await lockForAdmin(trx, id, adminId);
  if (!fileKey) throw conflict("The file has been deleted.");
  await record(trx, { actor: adminId, action: "open", subjectType: "proof", subjectId: id, reason });
  return { mediaType, fileKey };
}

/** Whether this file belongs to a proof. */
export const isProof = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom("review_proofs").select("id").where("id", "=", id).execute()).length > 0;

/** How many admins have opened it. */
async function openersOf(trx: Transaction<Schema>, id: string): Promise<number> {
  const { admins } = await trx
    .selectFrom("moderation_events")
    .select(({ fn }) => fn.count<number>("actor_id").distinct().as("admins"))
    .where("subject_type", "=", "proof")
    .where("subject_id", "=", id)
    .where("action", "=", "open")
    .executeTakeFirstOrThrow();
  return Number(admins);
}

/** @throws ProblemError not-found; invalid-body; conflict for its author, or if another decision came first */
export async function decideProof(
  trx: Transaction<Schema>,
  { jobs, site }: Means,
  id: string,
  adminId: string,
  decision: ProofDecision,
): Promise<void> {
  const { action, because = null, explanation } = decision;
  if (action === "refuse" && !because) throw invalidField("/because", "is needed to refuse a proof");
  if (action === "accept" && because) throw invalidField("/because", "is only for refusing a proof");
  const { review_id: reviewId, vendor_id: vendorId, ...proof } = await lockForAdmin(trx, id, adminId);
  const { digest, salt } = digestOf(id, explanation);
  await changeStatus(trx, { subjectType: "proof", action, ids: [id], actor: adminId, reason: because ?? "", digest });
  await trx
    .updateTable("review_proofs")
    .set({ because, explanation, salt, decided_at: sql`now()` })
    .where("id", "=", id)
    .execute();
  if (action === "accept")
    await trx.updateTable("reviews").set({ trust: "proof" }).where("id", "=", reviewId).execute();
  const about = { business: cleanName(proof.name), vendorId, reviewId };
  const seenBy = await openersOf(trx, id);
  await queueMail(trx, jobs, proofDecidedEmail(site, proof.email, about, { ...decision, seenBy }), proof.author_id);
}
