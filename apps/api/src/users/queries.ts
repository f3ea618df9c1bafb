// The rows of people's accounts.
import { type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Answer } from "../contract/handlers.ts";
import type { Schema } from "../database/schema.ts";
import type { AcceptedTerms } from "../legal/texts.ts";
import type { Sessions } from "../security/sessions.ts";
import { resetUnverifiedAccount } from "./reset-unverified-account.ts";
import type { SignUpDetails } from "./mailed-tokens.ts";

type Db = Kysely<Schema> | Transaction<Schema>;

const live = (db: Db) => db.selectFrom("users").where("deleted_at", "is", null);

export const findByEmail = (db: Db, email: string) =>
  live(db)
    .select(["id", "password_hash", "email_verified_at", "is_admin", "google_subject", "erase_at"])
    .where("email", "=", email)
    .executeTakeFirst();

export const findById = (db: Db, userId: string) =>
  live(db).select("email").where("id", "=", userId).executeTakeFirst();

export async function userData(db: Db, userId: string): Promise<Answer<"getMe">> {
  const row = await live(db)
    .select(["id", "email", "first_name", "last_name", "image", "location", "role", "is_admin", "email_verified_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    _id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    image: row.image,
    location: row.location,
    role: row.role,
    isAdmin: row.is_admin,
    emailVerified: row.email_verified_at !== null,
  };
}

export const findByGoogleSubject = (db: Db, subject: string) =>
  live(db).select("id").where("google_subject", "=", subject).executeTakeFirst();

/**
 * Creates an account without a password.
 * @param terms the version in force, which is thereby accepted
 * @returns null when the address already has an account
 */
export async function createGoogleUser(
  trx: Transaction<Schema>,
  email: string,
  subject: string,
  names: { first_name: string; last_name: string },
  terms: AcceptedTerms,
): Promise<string | null> {
  const row = await trx
    .insertInto("users")
    .values({ id: uuidv7(), email, ...names, google_subject: subject, email_verified_at: new Date() })
    .onConflict((oc) => oc.column("email").where("deleted_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return null;
  await acceptTerms(trx, row.id, terms);
  return row.id;
}

/** @param names given where the account belonged to no one: its password goes, and the address counts as confirmed */
export const linkGoogle = (
  trx: Transaction<Schema>,
  userId: string,
  subject: string,
  names?: { first_name: string; last_name: string },
) =>
  trx
    .updateTable("users")
    .set({
      google_subject: subject,
      ...(names && { ...names, password_hash: null, email_verified_at: new Date() }),
    })
    .where("id", "=", userId)
    .execute();

/** The version of a profile, as in `ETag` and `If-Match`. */
export async function versionTag(db: Db, userId: string): Promise<string> {
  const { version } = await live(db).select("version").where("id", "=", userId).executeTakeFirstOrThrow();
  return tagOf(version);
}

export const tagOf = (version: number) => `"${version}"`;

/** What a change of password or address is checked against. */
export const account = (db: Db, userId: string) =>
  live(db)
    .select([
      "email",
      "pending_email",
      "first_name",
      "last_name",
      "password_hash",
      "google_subject",
      "created_at",
      "settings",
    ])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();

/**
 * Creates the account.
 * @param terms the version in force, which is thereby accepted
 * @returns null when the address already has an account, confirmed or not
 */
export async function createUser(
  trx: Transaction<Schema>,
  email: string,
  details: SignUpDetails,
  terms: AcceptedTerms,
): Promise<string | null> {
  const row = await trx
    .insertInto("users")
    .values({ id: uuidv7(), email, ...details })
    .onConflict((oc) => oc.column("email").where("deleted_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return null;
  await acceptTerms(trx, row.id, terms);
  return row.id;
}

/** What an account becomes when its address is confirmed. If it has no password, one has to be set by e-mail. */
type Confirmed = SignUpDetails | (Partial<Omit<SignUpDetails, "password_hash">> & { password_hash: null });

/**
 * Confirms the account's address and gives the account its details, which settles whose it is. Of several links the
 * first decides: once an address is confirmed, no other changes the account.
 * @param as null to leave the account as it is, since this browser made it
 * @returns whether the address was still unconfirmed
 */
export async function confirmEmail(
  trx: Transaction<Schema>,
  userId: string,
  email: string,
  as: Confirmed | null,
  sessions: Pick<Sessions, "endAll">,
): Promise<boolean> {
  if (as) await resetUnverifiedAccount(trx, sessions, userId);
  const result = await trx
    .updateTable("users")
    .set({
      email_verified_at: sql`now()`,
      // Set up while the account belonged to no one, as was once possible.
      holder_unknown: sql<boolean>`totp_enabled_at is not null`,
      ...as,
    })
    .where("id", "=", userId)
    .where("email", "=", email)
    .where("email_verified_at", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Changes a profile unless it has changed since.
 * @param tag the version that the caller has seen; if absent, any version
 * @returns the new version; null when the profile was at another
 */
export async function changeProfile(
  trx: Transaction<Schema>,
  userId: string,
  tag: string | undefined,
  profile: { first_name: string; last_name: string; location: string; pending_email?: string },
): Promise<number | null> {
  const row = await trx
    .updateTable("users")
    .set({ ...profile, version: sql<number>`version + 1` })
    .where("id", "=", userId)
    .$if(tag !== undefined, (query) => query.where(sql<string>`'"' || version || '"'`, "=", tag!))
    .returning("version")
    .executeTakeFirst();
  return row?.version ?? null;
}

/**
 * Replaces the old address with the new one.
 * @param byOwner whether the owner of the new mailbox is logged in to the account
 * @returns false when another change has been asked for, or none
 */
export async function applyEmailChange(
  trx: Transaction<Schema>,
  userId: string,
  email: string,
  byOwner: boolean,
): Promise<boolean> {
  const result = await trx
    .updateTable("users")
    .set({
      email,
      pending_email: null,
      email_verified_at: sql`now()`,
      version: sql<number>`version + 1`,
      ...(!byOwner && { holder_unknown: true }),
    })
    .where("id", "=", userId)
    .where("pending_email", "=", email)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** If two happen at the same time, each gets the picture that it replaced. @returns the previous one */
export async function replaceImage(db: Kysely<Schema>, userId: string, image: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const before = await live(trx).select("image").where("id", "=", userId).forUpdate().executeTakeFirstOrThrow();
    await trx.updateTable("users").set({ image }).where("id", "=", userId).execute();
    return before.image;
  });
}

export const imageOf = async (db: Kysely<Schema>, userId: string): Promise<string> =>
  (await db.selectFrom("users").select("image").where("id", "=", userId).executeTakeFirst())?.image ?? "";

/**
 * @param proof whether the person came here by a link e-mailed to the account's address, which confirms that address
 */
export const setPassword = (
  trx: Transaction<Schema>,
  userId: string,
  passwordHash: string,
  proof: { addressProven: boolean },
) =>
  trx
    .updateTable("users")
    .set({
      password_hash: passwordHash,
      ...(proof.addressProven && {
        pending_email: null,
        email_verified_at: sql<Date>`coalesce(email_verified_at, now())`,
        holder_unknown: false,
      }),
    })
    .where("id", "=", userId)
    .execute();

/** @param names given where the account is new, or belonged to no one */
export const makeAdmin = (
  trx: Transaction<Schema>,
  userId: string,
  names: { first_name: string; last_name: string } | null,
) =>
  trx
    .updateTable("users")
    .set({
      is_admin: true,
      role: "admin",
      // The invitation came by e-mail, and was used to set up the second step.
      holder_unknown: false,
      ...(names && { first_name: names.first_name, last_name: names.last_name }),
    })
    .where("id", "=", userId)
    .execute();

/** Records that a person has accepted a version of the terms, with their sign-up. */
export const acceptTerms = (
  trx: Transaction<Schema>,
  userId: string,
  { version, reviewLicence: review_licence }: AcceptedTerms,
) =>
  trx
    .insertInto("terms_acceptances")
    .values({ user_id: userId, version, review_licence })
    .onConflict((oc) => oc.doNothing())
    .execute();
