// The end of an account: closed straight away, erased some days later, and reopened by a login before that.
import { lifetimes } from "@troth/rules/lifetimes";
import { type Kysely, sql, type Transaction } from "kysely";
import { eachDespiteFailures } from "../../each-despite-failures.ts";
import { withdrawAllClaims } from "../../claims/decide-claim.ts";
import { endDocuments } from "../../claims/document.ts";
import type { Schema } from "../../database/schema.ts";
import { removeAvatar } from "../../photos/avatar.ts";
import type { FileStore } from "../../file-store/file-store.ts";
import { endProofs } from "../../proofs/end-proofs.ts";
import { changeStatus } from "../../record/change-status.ts";
import { type Proof, credentialsUnchanged } from "../../security/sessions.ts";
import { endInvitations } from "../admins/invitations.ts";
import { unlink } from "../../partners/couples.ts";
import { passListingsOn } from "../../team/ownership.ts";
import { refreshStats } from "../../vendors/stats.ts";

export const confirmDeletion = (trx: Transaction<Schema>, userId: string) =>
  trx
    .updateTable("users")
    .set({ deletion_confirmed_until: sql`now() + make_interval(secs => ${lifetimes.lastStep})` })
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .where("erase_at", "is", null)
    .returning(["email", "reviews_on_deletion", "deletion_confirmed_until"])
    .executeTakeFirst();

/**
 * Closes an account whose deletion has been confirmed.
 * @param actor whoever closes it, for the record: its owner, or an admin
 * @returns when it will be erased; null when it was not confirmed in time
 */
export async function closeAccount(
  trx: Transaction<Schema>,
  means: Parameters<typeof passListingsOn>[1],
  userId: string,
  actor = userId,
): Promise<{ email: string; eraseAt: Date } | null> {
  const closed = await trx
    .updateTable("users")
    .set({
      erase_at: sql`now() + make_interval(secs => ${lifetimes.closedAccount})`,
      deletion_confirmed_until: null,
      pending_email: null,
    })
    .where("id", "=", userId)
    .where("deletion_confirmed_until", ">", sql<Date>`now()`)
    .where("deleted_at", "is", null)
    .returning(["email", "erase_at", "reviews_on_deletion"])
    .executeTakeFirst();
  if (!closed) return null;
  if (closed.reviews_on_deletion !== "keep") await changeReviews(trx, { userId, actor, action: "close account" });
  await endProofs(trx, means.jobs, { of: { author_id: userId }, actor });
  await withdrawAllClaims(trx, userId, actor);
  await endDocuments(trx, means.jobs, { claimant_id: userId });
  await passListingsOn(trx, means, { userId, actor });
  await unlink(trx, means, userId, "partner");
  await trx.deleteFrom("partner_invitations").where("invited_by", "=", userId).execute();
  await endInvitations(trx, userId, closed.email);
  await trx.deleteFrom("mailed_tokens").where("user_id", "=", userId).execute();
  return { email: closed.email, eraseAt: closed.erase_at! };
}

/**
 * Reopens a closed account, for a login.
 * @returns its address; null when it was not closed, or the login is no longer valid
 */
export async function reopenAccount(trx: Transaction<Schema>, userId: string, proof: Proof): Promise<string | null> {
  const opened = await trx
    .updateTable("users")
    .set({ erase_at: null, reviews_on_deletion: null })
    .where("id", "=", userId)
    .where("erase_at", "is not", null)
    .where("suspended_at", "is", null)
    .where("deleted_at", "is", null)
    .where(credentialsUnchanged(proof))
    .returning("email")
    .executeTakeFirst();
  if (!opened) return null;
  await changeReviews(trx, { userId, actor: userId, action: "reopen account" });
  return opened.email;
}

/** Hides what a person has published, or shows again what was hidden with them; other restrictions stay. */
async function changeReviews(
  trx: Transaction<Schema>,
  { userId, actor, action }: { userId: string; actor: string; action: "close account" | "reopen account" },
): Promise<void> {
  const closing = action === "close account";
  const changed = await trx
    .updateTable("reviews")
    .set({ hidden_with_author: closing })
    .where("author_id", "=", userId)
    .where("status", "=", closing ? "published" : "hidden")
    .where("hidden_with_author", "=", !closing)
    .returning(["id", "vendor_id"])
    .execute();
  await changeStatus(trx, { actor, action, subjectType: "review", ids: changed.map(({ id }) => id) });
  await refreshStats(
    trx,
    changed.map(({ vendor_id }) => vendor_id),
  );
}

/** Erases the accounts that are due. All that stays of a person is a row without a name, for what refers to it. */
export async function eraseClosedAccounts(db: Kysely<Schema>, photos: FileStore): Promise<void> {
  const due = await db
    .selectFrom("users")
    .select(["id", "image"])
    .where("erase_at", "<", sql<Date>`now()`)
    .where("deleted_at", "is", null)
    .execute();
  await eachDespiteFailures(due, async ({ id, image }) => {
    const erased = await db.transaction().execute((trx) => eraseAccount(trx, id));
    if (erased) await removeAvatar(photos, image);
  });
}

async function eraseAccount(trx: Transaction<Schema>, userId: string): Promise<boolean> {
  const person = await trx
    .selectFrom("users")
    .select(["email", "reviews_on_deletion"])
    .where("id", "=", userId)
    // The person may have logged in since.
    .where("erase_at", "<", sql<Date>`now()`)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!person) return false;
  // Those that the person has deleted don't stay under "Former member", where no one could see them anyway.
  await sql`
    delete from reviews r where r.author_id = ${userId}::uuid and r.status = 'removed' and exists (
      select from moderation_events e
      where e.subject_type = 'review' and e.subject_id = r.id and e.action = 'delete')`.execute(trx);
  if (person.reviews_on_deletion !== "keep") {
    const gone = await trx.deleteFrom("reviews").where("author_id", "=", userId).returning("vendor_id").execute();
    await refreshStats(
      trx,
      gone.map(({ vendor_id }) => vendor_id),
    );
  }
  // Reviews that stay do so without photos; the files then go with the next sweep.
  const theirs = trx.selectFrom("reviews").select("id").where("author_id", "=", userId);
  await trx.deleteFrom("review_photos").where("review_id", "in", theirs).execute();
  const decided = trx.selectFrom("review_decisions").select("id").where("review_id", "in", theirs);
  await trx.deleteFrom("redacted_photos").where("decision_id", "in", decided).execute();
  await trx.updateTable("review_revisions").set({ photos: "[]" }).where("review_id", "in", theirs).execute();
  // No one can answer for it any more.
  await trx.updateTable("reviews").set({ trust: "unverified" }).where("author_id", "=", userId).execute();
  await clearReferences(trx, userId);
  await trx.deleteFrom("admin_invitations").where("email", "=", person.email).execute();
  await trx.deleteFrom("vendor_invitations").where("email", "=", person.email).execute();
  await trx.deleteFrom("partner_invitations").where("email", "=", person.email).execute();
  await trx
    .deleteFrom("emails")
    .where((mail) => mail.or([mail("recipient", "=", person.email), mail("reply_to", "=", person.email)]))
    .execute();
  await trx.deleteFrom("contact_messages").where("email", "=", person.email).execute();
  await trx.deleteFrom("notices").where("email", "=", person.email).execute();
  await trx.deleteFrom("removal_requests").where("email", "=", person.email).execute();
  await trx
    .updateTable("users")
    .set({
      email: `${userId}@erased.invalid`,
      pending_email: null,
      first_name: "",
      last_name: "",
      image: "",
      location: "",
      role: "user",
      is_admin: false,
      password_hash: null,
      google_subject: null,
      totp_secret: null,
      totp_enabled_at: null,
      email_verified_at: null,
      settings: JSON.stringify({}),
      summarised_until: null,
      digested_until: null,
      deleted_at: sql`now()`,
    })
    .where("id", "=", userId)
    .execute();
  return true;
}

/**
 * Does what the foreign keys say should happen when a person's row is deleted, although the row stays: `on delete
 * cascade` deletes, `on delete set null` clears the reference. So a new table's migration decides how it is erased.
 */
async function clearReferences(trx: Transaction<Schema>, userId: string): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; cascades: boolean }>`
    select k.conrelid::regclass::text as table, a.attname as column, k.confdeltype = 'c' as cascades
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'users'::regclass and k.confdeltype in ('c', 'n')
    order by 1, 2`.execute(trx);
  for (const { table, column, cascades } of rows) {
    const [from, refersTo] = [sql.table(table), sql`${sql.ref(column)} = ${userId}::uuid`];
    await (
      cascades
        ? sql`delete from ${from} where ${refersTo}`
        : sql`update ${from} set ${sql.ref(column)} = null where ${refersTo}`
    ).execute(trx);
  }
}
