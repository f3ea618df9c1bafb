// Everything that is held about a person, as one JSON document, written while it is read: however much there is, little of it is
// in memory at once.
import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { settingsOf } from "./settings.ts";

const batch = 200;

/** Yields the document in pieces. */
export async function* exportOf(db: Kysely<Schema>, userId: string): AsyncGenerator<string> {
  const { settings, ...person } = await db
    .selectFrom("users")
    .select(["id", "email", "pending_email", "first_name", "last_name", "image", "location", "role", "is_admin"])
    .select(["email_verified_at", "created_at", "google_subject", "settings"])
    .select(sql<boolean>`password_hash is not null`.as("has_password"))
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  yield `{"exportedAt":${JSON.stringify(new Date())},"account":${JSON.stringify(camel(person))}`;
  yield `,"settings":${JSON.stringify(settingsOf(settings))}`;

  yield* list("acceptedTerms", (after) =>
    db
      .selectFrom("terms_acceptances")
      .select(["version as id", "accepted_at"])
      .where("user_id", "=", userId)
      .where("version", ">", after ?? "")
      .orderBy("version")
      .limit(batch)
      .execute(),
  );
  yield* list("devices", (after) =>
    db
      .selectFrom("sessions")
      .select(["id", "user_agent", "is_google_login", "created_at", "last_used_at", "ended_at", "ended_because"])
      .where("user_id", "=", userId)
      .where("id", ">", after ?? firstId)
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  yield* list("reviews", (after) => reviewsOf(db, userId, after));
  yield* list("replies", (after) =>
    db
      .selectFrom("review_responses")
      .select(["review_id as id", "text", "created_at"])
      .where("author_id", "=", userId)
      .where("review_id", ">", after ?? firstId)
      .orderBy("review_id")
      .limit(batch)
      .execute(),
  );
  yield* list("vendors", (after) =>
    db
      .selectFrom("vendors")
      .select(["id", "name", "status", "created_at"])
      .select([
        sql<boolean>`owner_id is not distinct from ${userId}::uuid`.as("is_owner"),
        sql<boolean>`added_by is not distinct from ${userId}::uuid`.as("added_it"),
      ])
      .where((vendor) => vendor.or([vendor("owner_id", "=", userId), vendor("added_by", "=", userId)]))
      .where("id", ">", after ?? firstId)
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  yield* list("mails", (after) =>
    db
      .selectFrom("emails")
      .select(["id", "subject", "created_at", "sent_at"])
      .where("recipient", "=", person.email)
      .where("id", ">", after ?? firstId)
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  yield "}";
}

const firstId = "00000000-0000-0000-0000-000000000000";

async function reviewsOf(db: Kysely<Schema>, userId: string, after: string | null) {
  const reviews = await db
    .selectFrom("reviews")
    .innerJoin("vendors", "vendors.id", "reviews.vendor_id")
    .selectAll("reviews")
    .select("vendors.name as vendor_name")
    .where("reviews.author_id", "=", userId)
    .where("reviews.id", ">", after ?? firstId)
    .orderBy("reviews.id")
    .limit(batch)
    .execute();
  const ids = reviews.map(({ id }) => id);
  const versions = await db
    .selectFrom("review_revisions")
    .selectAll()
    .where("review_id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("revision")
    .execute();
  const replies = await db
    .selectFrom("review_responses")
    .select(["review_id", "text", "created_at"])
    .where("review_id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  return reviews.map((review) => ({
    ...review,
    versions: versions.filter(({ review_id }) => review_id === review.id).map(camel),
    reply: replies.filter(({ review_id }) => review_id === review.id).map(camel)[0] ?? null,
  }));
}

/** A member of the document that is a list, read a batch at a time. */
async function* list(name: string, read: (after: string | null) => Promise<{ id: string }[]>): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let after: string | null = null;
  for (;;) {
    const rows: { id: string }[] = await read(after);
    if (rows.length) yield (after === null ? "" : ",") + rows.map((row) => JSON.stringify(camel(row))).join(",");
    if (rows.length < batch) break;
    after = rows.at(-1)!.id;
  }
  yield "]";
}

/** A row under the names that the API has. */
const camel = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
