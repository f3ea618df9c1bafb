// Everything we hold about a person, as one JSON document that is written while it is read: however much there is,
// little of it is in memory at any time.
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";
import { settingsOf } from "../profile/settings.ts";

const batch = 200;

/** Yields the document in pieces. export.test.ts says where each table is, and what is left out. */
export async function* exportOf(db: Kysely<Schema>, userId: string): AsyncGenerator<string> {
  const { settings, totp_enabled_at, ...person } = await db
    .selectFrom("users")
    .select(["id", "email", "pending_email", "first_name", "last_name", "image", "location", "role", "is_admin"])
    .select(["email_verified_at", "created_at", "google_subject", "settings", "totp_enabled_at"])
    .select([
      "reviews_on_deletion",
      "deletion_confirmed_until",
      "erase_at",
      "suspended_at",
      "summarised_until",
      "digested_until",
    ])
    .select(sql<boolean>`password_hash is not null`.as("has_password"))
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  // What was sent to or from an address belongs to its owner: someone who has not confirmed it may be a stranger.
  const ownAddress = person.email_verified_at === null ? null : person.email;
  yield `{"exportedAt":${JSON.stringify(new Date())},"account":${JSON.stringify(camel(person))}`;
  yield `,"settings":${JSON.stringify(settingsOf(settings))}`;

  const recoveryCodes = await db
    .selectFrom("recovery_codes")
    .select(["created_at", "used_at"])
    .where("user_id", "=", userId)
    .execute();
  const secondStep = { enabledAt: totp_enabled_at, recoveryCodes: recoveryCodes.map(camel) };
  yield `,"secondStep":${JSON.stringify(secondStep)}`;

  yield* list("acceptedTerms", (after) =>
    db
      .selectFrom("terms_acceptances")
      .select(["version as id", "review_licence", "accepted_at"])
      .where("user_id", "=", userId)
      .where("version", ">", after ?? "")
      .orderBy("version")
      .limit(batch)
      .execute(),
  );
  yield* list("devices", (after) =>
    db
      .selectFrom("sessions")
      .select(["id", "user_agent", "is_google_login", "second_step", "second_step_at", "created_at", "last_used_at"])
      .select(["expires_at", "ended_at", "ended_because"])
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
      .select(["review_id as id", "text", "created_at", "edited_at"])
      .where("author_id", "=", userId)
      .where("review_id", ">", after ?? firstId)
      .orderBy("review_id")
      .limit(batch)
      .execute(),
  );
  yield* list("reports", (after) =>
    db
      .selectFrom("review_reports")
      .innerJoin("report_tickets", "report_tickets.id", "review_reports.ticket_id")
      .select(["review_reports.id", "review_reports.review_id", "revision", "by_team", "reason", "report"])
      .select(["review_reports.created_at", "withdrawn_at", "report_tickets.about", "report_tickets.status"])
      .select(["decided_at", "decision_id"])
      .where("reporter_id", "=", userId)
      .where("review_reports.id", ">", after ?? firstId)
      .orderBy("review_reports.id")
      .limit(batch)
      .execute(),
  );
  yield* list("appeals", (after) =>
    db
      .selectFrom("review_appeals")
      .select(["id", "decision_id", "outcome_id", "by_author", "words", "outcome", "created_at", "decided_at"])
      .where("appellant_id", "=", userId)
      .where("id", ">", after ?? firstId)
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  // Not the file: it is deleted soon, and only admins open it.
  yield* list("proofs", (after) =>
    db
      .selectFrom("review_proofs")
      .select(["id", "review_id", "kind", "media_type", "size", "status", "because", "explanation"])
      .select(["submitted_at", "decided_at", "deleted_at"])
      .where("author_id", "=", userId)
      .where("id", ">", after ?? firstId)
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  yield* list("helpfulVotes", (after) =>
    db
      .selectFrom("helpful_votes")
      .innerJoin("reviews", "reviews.id", "helpful_votes.review_id")
      .innerJoin("vendors", "vendors.id", "reviews.vendor_id")
      .select(["review_id as id", "voted_at", "vendors.name as vendor_name"])
      .where("user_id", "=", userId)
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
  const draft = await db
    .selectFrom("vendor_drafts")
    .select(["draft", "updated_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  yield `,"vendorDraft":${JSON.stringify(draft ? camel(draft) : null)}`;
  yield* list("reviewDrafts", (after) =>
    db
      .selectFrom("review_drafts")
      .select(["vendor_id as id", "draft", "updated_at"])
      .where("user_id", "=", userId)
      .where("vendor_id", ">", after ?? firstId)
      .orderBy("vendor_id")
      .limit(batch)
      .execute(),
  );
  yield* list("vendorChanges", (after) =>
    db
      .selectFrom("vendor_revisions")
      .select(["id", "vendor_id", "revision", "changes", "relation", "at"])
      .where("actor_id", "=", userId)
      .where("id", ">", after ?? firstId)
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  yield* list("vendorProposals", (after) =>
    db
      .selectFrom("vendor_proposals")
      .select(["id", "vendor_id", "changes", "note", "status", "outcomes", "because", "explanation"])
      .select(["decided_at", "created_at"])
      .where("proposer_id", "=", userId)
      .where("id", ">", after ?? firstId)
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  yield* list("favourites", (after) =>
    db
      .selectFrom("favourites")
      .innerJoin("vendors", "vendors.id", "favourites.vendor_id")
      .select(["vendors.id as vendor_id", "vendors.name", "favourites.added_at", "favourites.list_id"])
      .select(sql<string>`favourites.list_id || ' ' || favourites.vendor_id`.as("id"))
      .where("favourites.user_id", "=", userId)
      .where(sql`favourites.list_id || ' ' || favourites.vendor_id`, ">", after ?? "")
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  yield* list("favouriteLists", (after) =>
    db
      .selectFrom("favourite_list_members")
      .innerJoin("favourite_lists", "favourite_lists.id", "favourite_list_members.list_id")
      .select(["favourite_lists.id", "favourite_lists.name", "favourite_list_members.joined_at", "is_default"])
      .where("user_id", "=", userId)
      .where("favourite_lists.id", ">", after ?? firstId)
      .orderBy("favourite_lists.id")
      .limit(batch)
      .execute(),
  );
  yield* list("favouriteNotes", (after) =>
    db
      .selectFrom("favourite_notes")
      .innerJoin("vendors", "vendors.id", "favourite_notes.vendor_id")
      .select(["list_id", "vendor_id", "vendors.name", "text", "favourite_notes.updated_at"])
      .select(sql<string>`list_id || ' ' || vendor_id`.as("id"))
      .where("user_id", "=", userId)
      .where(sql`list_id || ' ' || vendor_id`, ">", after ?? "")
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  yield* list("photos", (after) =>
    db
      .selectFrom("photo_uploads")
      .select(["photo_id as id", "created_at as uploaded_at"])
      .where("user_id", "=", userId)
      .where("photo_id", ">", after ?? "")
      .orderBy("photo_id")
      .limit(batch)
      .execute(),
  );
  yield* list("claims", (after) =>
    db
      .selectFrom("claims")
      .innerJoin("vendors", "vendors.id", "claims.vendor_id")
      .select([
        "claims.id",
        "claims.vendor_id",
        "claims.claimant_id",
        "claims.role",
        "claims.business_email",
        "claims.note",
      ])
      .select(["claims.status", "claims.status_since", "claims.because", "claims.reason", "claims.version"])
      .select(["claims.website", "claims.domain_matches", "claims.website_is_theirs", "claims.email_confirmed_at"])
      .select(["claims.created_at", "claims.decided_at"])
      // Not the file: it is deleted soon, and only admins open it.
      .select(["claims.document_type", "claims.document_size", "claims.document_at"])
      .select("vendors.name as vendor_name")
      .where("claims.claimant_id", "=", userId)
      .where("claims.id", ">", after ?? firstId)
      .orderBy("claims.id")
      .limit(batch)
      .execute(),
  );
  yield* list("teams", (after) =>
    db
      .selectFrom("vendor_members")
      .innerJoin("vendors", "vendors.id", "vendor_members.vendor_id")
      .select(["vendors.id", "vendors.id as vendor_id", "vendors.name as vendor_name", "since"])
      .where("user_id", "=", userId)
      .where("vendors.id", ">", after ?? firstId)
      .orderBy("vendors.id")
      .limit(batch)
      .execute(),
  );
  // Those they have sent, and those to their address. Other people's addresses are left out, even those they have typed.
  yield* list("teamInvitations", (after) =>
    db
      .selectFrom("vendor_invitations as i")
      .innerJoin("vendors", "vendors.id", "i.vendor_id")
      .select(["i.id", "i.vendor_id", "vendors.name as vendor_name", "i.created_at", "i.expires_at"])
      .select(sql<boolean>`i.invited_by = ${userId}::uuid`.as("by_oneself"))
      .where((invitation) =>
        invitation.or([invitation("invited_by", "=", userId), invitation("i.email", "=", ownAddress)]),
      )
      .where("i.id", ">", after ?? firstId)
      .orderBy("i.id")
      .limit(batch)
      .execute(),
  );
  // Since when they have been or were linked with someone, whose name is theirs to tell.
  yield* list("partners", (after) =>
    db
      .selectFrom("couple_members")
      .select(["couple_id as id", "since", "until"])
      .where("user_id", "=", userId)
      .where("couple_id", ">", after ?? firstId)
      .orderBy("couple_id")
      .limit(batch)
      .execute(),
  );
  yield* list("partnerInvitations", (after) =>
    db
      .selectFrom("partner_invitations as i")
      .select(["i.id", "i.created_at", "i.expires_at"])
      .select(sql<boolean>`i.invited_by = ${userId}::uuid`.as("by_oneself"))
      .select(sql<boolean>`i.agreed_by is not null`.as("agreed"))
      .where((invitation) =>
        invitation.or([invitation("invited_by", "=", userId), invitation("i.email", "=", ownAddress)]),
      )
      .where("i.id", ">", after ?? firstId)
      .orderBy("i.id")
      .limit(batch)
      .execute(),
  );
  yield* list("clientInvitations", (after) =>
    db
      .selectFrom("invitation_batches as b")
      .innerJoin("vendors", "vendors.id", "b.vendor_id")
      .select(["b.id", "b.vendor_id", "vendors.name as vendor_name", "period_from", "period_to", "clients", "merged"])
      .select("b.created_at")
      .where("invited_by", "=", userId)
      .where("b.id", ">", after ?? firstId)
      .orderBy("b.id")
      .limit(batch)
      .execute(),
  );
  // What was decided about them, their reviews, reports of these, proofs, vendors and claims, and what they decided themselves; not who else decided.
  yield* list("decisions", (after) =>
    db
      .selectFrom("moderation_events")
      .leftJoin("vendor_decisions as d", "d.event_id", "moderation_events.id")
      .select([
        "id",
        "at",
        "action",
        "subject_type",
        "subject_id",
        "from_state",
        "to_state",
        "moderation_events.because",
      ])
      .select(({ fn }) => fn.coalesce("d.explanation", "reason").as("reason"))
      .select(sql<boolean>`actor_id is not distinct from ${userId}::uuid`.as("by_oneself"))
      .where((event) =>
        event.or([
          event("actor_id", "=", userId),
          sql<boolean>`subject_type = 'user' and subject_id = ${userId}::uuid`,
          sql<boolean>`subject_type = 'review' and subject_id in (select id from reviews where author_id = ${userId}::uuid)`,
          sql<boolean>`subject_type = 'report' and subject_id in (
            select t.id from report_tickets t join reviews r on r.id = t.review_id
            where t.about = 'review' and r.author_id = ${userId}::uuid)`,
          sql<boolean>`subject_type = 'proof' and subject_id in (select id from review_proofs where author_id = ${userId}::uuid)`,
          sql<boolean>`subject_type = 'claim' and subject_id in (select id from claims where claimant_id = ${userId}::uuid)`,
          // Whoever it was taken from isn't who looks after it now.
          sql<boolean>`action = 'end ownership' and changes @> ${JSON.stringify([{ field: "owner", from: userId }])}::jsonb`,
          sql<boolean>`subject_type = 'vendor' and action <> 'end ownership'
            and subject_id in (
              select id from vendors where added_by = ${userId}::uuid
              union select vendor_id from vendor_managers where user_id = ${userId}::uuid)`,
        ]),
      )
      .where("id", ">", after ?? firstId)
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  // The subject of an e-mail to another address would reveal whether that address has an account.
  yield* list("mails", (after) =>
    db
      .selectFrom("emails")
      .select(["id", "recipient", "created_at", "sent_at"])
      .select(sql<string | null>`case when recipient = ${person.email} then subject end`.as("subject"))
      .where((mail) => mail.or([mail("user_id", "=", userId), mail("recipient", "=", ownAddress)]))
      .where("id", ">", after ?? firstId)
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  yield* list("removalRequests", (after) =>
    db
      .selectFrom("removal_requests")
      .select([
        "id",
        "receipt",
        "vendor_id",
        "name",
        "email",
        "role",
        "reason",
        "website",
        "status",
        "because",
        "decision",
        "created_at",
        "decided_at",
      ])
      .where((request) => request.or([request("requester_id", "=", userId), request("email", "=", ownAddress)]))
      .where("id", ">", after ?? firstId)
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  yield* list("notices", (after) =>
    db
      .selectFrom("notices")
      .selectAll()
      .where("email", "=", ownAddress)
      .where("id", ">", after ?? firstId)
      .orderBy("id")
      .limit(batch)
      .execute(),
  );
  yield* list("messages", (after) =>
    db
      .selectFrom("contact_messages")
      .select(["id", "receipt", "name", "email", "subject", "message", "created_at"])
      .where("email", "=", ownAddress)
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
    .selectFrom("review_revisions as v")
    .leftJoin("redacted_words as k", (join) =>
      join.onRef("k.review_id", "=", "v.review_id").onRef("k.revision", "=", "v.revision"),
    )
    .selectAll("v")
    .select(({ fn }) => [
      fn.coalesce("k.title", "v.title").as("title"),
      fn.coalesce("k.review", "v.review").as("review"),
    ])
    .where("v.review_id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("v.revision")
    .execute();
  const statements = await db
    .selectFrom("review_decisions")
    .select(["id", "review_id", "action", "because", "explanation", "at"])
    .where("review_id", "=", sql<string>`any(${ids}::uuid[])`)
    // What is said of a dismissal is for those who reported the review, and of a reply for those who wrote it.
    .where("action", "not in", ["dismiss", "remove-reply"])
    .orderBy("at")
    .execute();
  const replies = await db
    .selectFrom("review_responses")
    .select(["review_id", "text", "created_at", "edited_at"])
    .where("review_id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  // Also those that were taken out, as long as they are kept.
  const photos = await db
    .selectFrom("review_photos")
    .select(["review_id", "photo_id as id", "alt", "position"])
    .where("review_id", "=", sql<string>`any(${ids}::uuid[])`)
    .unionAll(
      db
        .selectFrom("redacted_photos as k")
        .innerJoin("review_decisions as d", "d.id", "k.decision_id")
        .select(["d.review_id", "k.photo_id as id", "k.alt", "k.position"])
        .where("d.review_id", "=", sql<string>`any(${ids}::uuid[])`),
    )
    .orderBy("position")
    .execute();
  return reviews.map((review) => ({
    ...review,
    photos: photos.filter(({ review_id }) => review_id === review.id).map(({ id, alt }) => ({ id, alt })),
    versions: versions.filter(({ review_id }) => review_id === review.id).map(camel),
    statements: statements.filter(({ review_id }) => review_id === review.id).map(camel),
    reply: replies.filter(({ review_id }) => review_id === review.id).map(camel)[0] ?? null,
  }));
}

/** A list in the document, read a batch at a time. */
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

/** A row with the API's names. */
const camel = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
