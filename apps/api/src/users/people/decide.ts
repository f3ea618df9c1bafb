// What admins decide about people. Each locks the account first, so that of two decisions the second finds what the
// first one left.
import { lifetimes } from "@troth/rules/lifetimes";
import { sql, type Transaction } from "kysely";
import type { ReviewsOnDeletion, Schema } from "../../database/schema.ts";
import { queueMail } from "../../mail/outbox.ts";
import { ProblemError } from "../../problems.ts";
import { record } from "../../record/record.ts";
import type { Sessions } from "../../security/sessions.ts";
import type { Services } from "../../services.ts";
import { endInvitations } from "../admins/invitations.ts";
import {
  accountClosedByAdminEmail,
  adminWithdrawnEmail,
  type Site,
  suspendedEmail,
  suspensionLiftedEmail,
  warningEmail,
} from "../emails.ts";
import { closeAccount } from "../leaving/closing.ts";

type Trx = Transaction<Schema>;

interface Means {
  jobs: Services["jobs"];
  site: Site;
  sessions: Sessions;
}

interface Act {
  /** Whom it is about. */
  id: string;
  adminId: string;
  reason: string;
}

/** @throws ProblemError not-found */
async function lockPerson(trx: Trx, id: string) {
  const row = await trx
    .selectFrom("users")
    .select(["email", "is_admin", "suspended_at", "erase_at"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new ProblemError("not-found");
  return row;
}

const conflict = (detail: string) => new ProblemError("conflict", { detail });

/** @throws ProblemError conflict: an admin's rights have to be withdrawn first, which no one does by accident */
function refuseAdmins({ is_admin }: { is_admin: boolean }): void {
  if (is_admin) throw conflict("This person is an admin. Take their rights as an admin away first.");
}

/** @throws ProblemError not-found */
export async function warnPerson(trx: Trx, { jobs, site }: Means, { id, adminId, reason }: Act) {
  const { email } = await lockPerson(trx, id);
  await record(trx, { actor: adminId, action: "warn", subjectType: "user", subjectId: id, reason });
  await queueMail(trx, jobs, warningEmail(site, email, reason), id);
}

/** @throws ProblemError not-found; conflict if they are an admin, or suspended already */
export async function suspendPerson(
  trx: Trx,
  { jobs, site, sessions }: Means,
  { id, adminId, reason }: Act,
): Promise<void> {
  const person = await lockPerson(trx, id);
  refuseAdmins(person);
  if (person.suspended_at !== null) throw conflict("The account is already suspended.");
  await trx
    .updateTable("users")
    .set({ suspended_at: sql`now()` })
    .where("id", "=", id)
    .execute();
  await endInvitations(trx, id, person.email);
  await sessions.endAll(trx, id, "suspended by an admin");
  await record(trx, {
    actor: adminId,
    action: "suspend",
    subjectType: "user",
    subjectId: id,
    from: "active",
    to: "suspended",
    reason,
  });
  await queueMail(trx, jobs, suspendedEmail(site, person.email, reason), id);
}

/** @throws ProblemError not-found; conflict if they aren't suspended */
export async function liftSuspension(trx: Trx, { jobs, site }: Means, { id, adminId, reason }: Act): Promise<void> {
  const person = await lockPerson(trx, id);
  if (person.suspended_at === null) throw conflict("The account isn’t suspended.");
  await trx.updateTable("users").set({ suspended_at: null }).where("id", "=", id).execute();
  await record(trx, {
    actor: adminId,
    action: "lift suspension",
    subjectType: "user",
    subjectId: id,
    from: "suspended",
    to: "active",
    reason,
  });
  await queueMail(trx, jobs, suspensionLiftedEmail(site, person.email, reason), id);
}

/** @throws ProblemError not-found; conflict if they aren't an admin, or are the last one */
export async function withdrawAdmin(trx: Trx, { jobs, site }: Means, { id, adminId, reason }: Act): Promise<void> {
  // All of them in one order: of the last two, who withdraw each other at the same time, one stays.
  const admins = await trx
    .selectFrom("users")
    .select(["id", "erase_at", "suspended_at"])
    .where("is_admin", "=", true)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const person = await lockPerson(trx, id);
  if (!person.is_admin) throw conflict("This person isn’t an admin.");
  // Whoever asks may have lost their own rights while waiting.
  if (!admins.some((admin) => admin.id === adminId)) throw new ProblemError("forbidden");
  if (!admins.some((admin) => admin.id !== id && admin.erase_at === null && admin.suspended_at === null))
    throw conflict("This is the last admin. Invite another one first.");
  await trx
    .updateTable("users")
    .set({
      is_admin: false,
      role: sql`case when exists (select from vendors v where v.owner_id = users.id) then 'vendor' else 'user' end`,
    })
    .where("id", "=", id)
    .execute();
  await endInvitations(trx, id, person.email);
  await record(trx, {
    actor: adminId,
    action: "withdraw admin",
    subjectType: "user",
    subjectId: id,
    from: "admin",
    to: "user",
    reason,
  });
  await queueMail(trx, jobs, adminWithdrawnEmail(site, person.email, reason), id);
}

/** @throws ProblemError not-found; conflict if they are an admin, or their account is closed already */
export async function erasePerson(
  trx: Trx,
  { jobs, site, sessions }: Means,
  { id, adminId, reviews, reason }: Act & { reviews: ReviewsOnDeletion },
): Promise<void> {
  const person = await lockPerson(trx, id);
  refuseAdmins(person);
  if (person.erase_at !== null) throw conflict("The account is already closed.");
  await trx
    .updateTable("users")
    .set({
      reviews_on_deletion: reviews,
      deletion_confirmed_until: sql`now() + make_interval(secs => ${lifetimes.lastStep})`,
    })
    .where("id", "=", id)
    .execute();
  const closed = (await closeAccount(trx, { jobs, site }, id, adminId))!;
  await sessions.endAll(trx, id, "the account was closed by an admin");
  await record(trx, { actor: adminId, action: "erase", subjectType: "user", subjectId: id, reason });
  const facts = { eraseAt: closed.eraseAt, reviews, canReopen: person.suspended_at === null };
  await queueMail(trx, jobs, accountClosedByAdminEmail(site, closed.email, reason, facts), id);
}
