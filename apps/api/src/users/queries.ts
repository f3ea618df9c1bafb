// People, as rows.
import { type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Answer } from "../contract/handlers.ts";
import type { Schema } from "../database/schema.ts";

type Db = Kysely<Schema> | Transaction<Schema>;

/** The terms of use in force; recorded with each sign-up. */
export const termsVersion = "2026-11-01";

const live = (db: Db) => db.selectFrom("users").where("deleted_at", "is", null);

export const findByEmail = (db: Db, email: string) =>
  live(db)
    .select(["id", "password_hash", "email_verified_at", "is_admin"])
    .where("email", "=", email)
    .executeTakeFirst();

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

export interface NewUser {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  location: string;
}

/**
 * Makes the account, or renews one whose address was never confirmed: whoever signed up last is waited for, and every
 * session of the earlier attempt ends. @returns null when the address belongs to a confirmed account
 */
export async function createOrRenew(trx: Transaction<Schema>, user: NewUser): Promise<string | null> {
  const row = await sql<{ id: string }>`
    insert into users as u (id, email, password_hash, first_name, last_name, location)
    values (${uuidv7()}, ${user.email}, ${user.passwordHash}, ${user.firstName}, ${user.lastName}, ${user.location})
    on conflict (email) where deleted_at is null do update set
      password_hash = excluded.password_hash, first_name = excluded.first_name, last_name = excluded.last_name,
      location = excluded.location
    where u.email_verified_at is null
    returning id`.execute(trx);
  const id = row.rows[0]?.id;
  if (id === undefined) return null;
  await trx
    .updateTable("sessions")
    .set({ ended_at: sql`now()`, ended_because: "signed up again" })
    .where("user_id", "=", id)
    .where("ended_at", "is", null)
    .execute();
  await trx
    .insertInto("terms_acceptances")
    .values({ user_id: id, version: termsVersion })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return id;
}

/** @returns whether the account is still there under this address */
export async function confirmEmail(trx: Transaction<Schema>, userId: string, email: string): Promise<boolean> {
  const result = await trx
    .updateTable("users")
    .set({ email_verified_at: sql`coalesce(email_verified_at, now())` })
    .where("id", "=", userId)
    .where("email", "=", email)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
