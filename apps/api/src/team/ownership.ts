// Who owns a listing. A change of owner ends the invitations that the one before has sent.
import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { type Mail, queueMail } from "../mail/outbox.ts";
import { record } from "../record/record.ts";
import { cleanName } from "../text/clean-name.ts";
import type { Site } from "../users/emails.ts";
import { nowOwnerEmail, removedFromTeamEmail } from "./emails.ts";

type Trx = Transaction<Schema>;

/** Gives a vendor that the caller has locked to someone else, or to no one. The rest of its team stays. */
export async function setOwner(trx: Trx, vendorId: string, to: string | null): Promise<void> {
  const { owner_id: before } = await trx
    .selectFrom("vendors")
    .select("owner_id")
    .where("id", "=", vendorId)
    .executeTakeFirstOrThrow();
  if (before === to) return;
  await trx.deleteFrom("vendor_invitations").where("vendor_id", "=", vendorId).execute();
  if (to !== null)
    await trx.deleteFrom("vendor_members").where("vendor_id", "=", vendorId).where("user_id", "=", to).execute();
  await trx.updateTable("vendors").set({ owner_id: to }).where("id", "=", vendorId).execute();
  await adjustRoles(trx, to, before);
}

/** `vendor` is the role of people who own at least one vendor; admins stay what they are. */
async function adjustRoles(trx: Trx, ownerId: string | null, before: string | null): Promise<void> {
  const setRole = (id: string, role: "user" | "vendor") =>
    trx.updateTable("users").set({ role }).where("id", "=", id).where("role", "<>", "admin");
  if (ownerId !== null) await setRole(ownerId, "vendor").execute();
  if (before !== null)
    await setRole(before, "user")
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("vendors").select("id").where("owner_id", "=", before))),
      )
      .execute();
}

/** Makes someone on the team the owner; the owner until now stays on the team. */
export async function handOver(
  trx: Trx,
  {
    vendorId,
    from,
    to,
    actor = from,
    reason = "",
  }: { vendorId: string; from: string; to: string; actor?: string; reason?: string },
): Promise<void> {
  await setOwner(trx, vendorId, to);
  await trx.insertInto("vendor_members").values({ vendor_id: vendorId, user_id: from }).execute();
  const changes = [{ field: "owner", from, to }];
  await record(trx, { actor, action: "transfer", subjectType: "vendor", subjectId: vendorId, reason, changes });
}

/** Ends a vendor's team but for its owner, and tells everyone whom it concerns. @param mailTo what they are told */
export async function endTeam(
  trx: Trx,
  { jobs, site }: { jobs: Jobs; site: Site },
  listing: { id: string; name: string },
  mailTo: (email: string) => Mail = (email) => removedFromTeamEmail(site, email, listing),
): Promise<void> {
  await trx.deleteFrom("vendor_invitations").where("vendor_id", "=", listing.id).execute();
  const gone = await trx
    .deleteFrom("vendor_members as m")
    .using("users as u")
    .whereRef("u.id", "=", "m.user_id")
    .where("m.vendor_id", "=", listing.id)
    .returning(["u.id", "u.email"])
    .execute();
  for (const { id, email } of gone) await queueMail(trx, jobs, mailTo(email), id);
}

/**
 * For someone who leaves: each of their listings goes to whoever has been on its team longest, and their invitations
 * end. A listing without a team keeps its owner until the account is erased, and can then be claimed.
 */
export async function passListingsOn(
  trx: Trx,
  { jobs, site }: { jobs: Jobs; site: Site },
  { userId, actor }: { userId: string; actor: string },
): Promise<void> {
  const reason = actor === userId ? "The owner closed their account." : "An admin closed the owner’s account.";
  const listings = await trx
    .selectFrom("vendors")
    .select(["id", "name"])
    .where("owner_id", "=", userId)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  for (const { id, name } of listings) {
    const heir = await trx
      .selectFrom("vendor_members")
      .innerJoin("users", "users.id", "vendor_members.user_id")
      .select(["users.id", "users.email"])
      .where("vendor_id", "=", id)
      .where("erase_at", "is", null)
      .where("deleted_at", "is", null)
      .orderBy("since")
      .orderBy("users.id")
      .limit(1)
      // If they are closing their account at this moment, it is the next one's turn.
      .forNoKeyUpdate("users")
      .executeTakeFirst();
    if (!heir) continue;
    await handOver(trx, { vendorId: id, from: userId, to: heir.id, actor, reason });
    const by = { name: null };
    await queueMail(trx, jobs, nowOwnerEmail(site, heir.email, { id, name: cleanName(name) }, by), heir.id);
  }
  await trx.deleteFrom("vendor_invitations").where("invited_by", "=", userId).execute();
}

/** Locks people in the order in which everything locks them. */
export const lockPeople = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom("users")
    .select(["id", "email", "first_name", "last_name", "erase_at"])
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
