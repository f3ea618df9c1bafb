// Does the export hold everything about a person, and nothing about others?
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { password, tokenIn, useTestApp } from "../../../test/test-app.ts";
import { addVendor } from "../../../test/vendors.ts";
import { record } from "../../record/record.ts";
import { codeAt } from "../../security/second-step.ts";

const clock = () => new Date("2026-11-21T10:00:00Z");
const api = useTestApp({ clock });
const freshEmail = () => `${crypto.randomUUID().slice(0, 12)}@example.org`;
type Person = Awaited<ReturnType<typeof api.member>>;
type Exported = Record<string, unknown> & { [list: string]: Record<string, unknown>[] };

const exported = async (person: Pick<Person, "call">): Promise<Exported> =>
  (await person.call("GET", "/api/users/me/export")).json();

const merged_from = "says that it is a copy, made when two listings were merged";
const salt = "keeps what people were told from being guessed by its digest";

/**
 * Every table that knows people by id or address: where its rows are in the document, and which of its columns are left
 * out and why; or why none of it is there.
 */
const held: Record<string, string | { told: (document: Exported) => unknown; without: Record<string, string> }> = {
  users: {
    told: ({ account, secondStep, settings }) => ({
      ...(account as object),
      settings,
      totpEnabledAt: (secondStep as unknown as { enabledAt: unknown }).enabledAt,
    }),
    without: {
      password_hash: "a secret; the export says whether there is one",
      totp_secret: "a secret",
      totp_last_step: "which code was used last",
      version: "counts changes",
      found_by: "name and address once more, as admins find them",
      holder_unknown: "how the address was confirmed, which its e-mails show",
      is_demo: "says that the person is made up",
      deleted_at: "set when nothing is left to export",
    },
  },
  terms_acceptances: {
    told: ({ acceptedTerms }) => ({ ...acceptedTerms![0], version: acceptedTerms![0]!["id"] }),
    without: { user_id: "the person" },
  },
  sessions: {
    told: ({ devices }) => devices![0],
    without: {
      user_id: "the person",
      generation: "which refresh token is good",
      rotated_at: "since when",
    },
  },
  recovery_codes: {
    told: ({ secondStep }) => (secondStep as unknown as { recoveryCodes: object[] }).recoveryCodes[0],
    without: { user_id: "the person", hash: "a secret" },
  },
  reviews: {
    told: ({ reviews }) => reviews![0],
    without: { written_for: "where it goes back to if a merge is undone" },
  },
  saved_answers: "What admins often say, not about anyone.",
  review_appeals: {
    told: ({ appeals }) => appeals![0],
    without: { appellant_id: "the person", ticket_id: "what others reported" },
  },
  review_decisions: {
    told: ({ reviews }) => (reviews![0] as unknown as { statements: object[] }).statements[0],
    without: { decided_by: "which admin", ticket_id: "what others reported", salt },
  },
  review_responses: {
    told: ({ replies }) => ({ ...replies![0], reviewId: replies![0]!["id"] }),
    without: { author_id: "the person", version: "tells two versions apart" },
  },
  review_reports: {
    told: ({ reports }) => reports![0],
    without: { reporter_id: "the person", ticket_id: "which other reports are decided with it" },
  },
  review_proofs: {
    told: ({ proofs }) => proofs![0],
    without: { author_id: "the person", file_key: "a secret", salt },
  },
  helpful_votes: {
    told: ({ helpfulVotes }) => ({ ...helpfulVotes![0], reviewId: helpfulVotes![0]!["id"] }),
    without: { user_id: "the person" },
  },
  vendors: { told: ({ vendors }) => vendors![0], without: { "*": "a listing is public, and the business's" } },
  vendor_revisions: { told: ({ vendorChanges }) => vendorChanges![0], without: { actor_id: "the person" } },
  vendor_drafts: {
    told: ({ vendorDraft }) => vendorDraft as unknown,
    without: { user_id: "the person", version: "tells two versions apart" },
  },
  review_drafts: {
    told: ({ reviewDrafts }) => ({ ...reviewDrafts![0], vendorId: reviewDrafts![0]!["id"] }),
    without: { user_id: "the person", version: "tells two versions apart" },
  },
  vendor_proposals: {
    told: ({ vendorProposals }) => vendorProposals![0],
    without: { proposer_id: "the person", decided_by: "who decided it", salt },
  },
  favourites: {
    told: ({ favourites }) => favourites![0],
    without: { user_id: "the person", merged_from },
  },
  photo_uploads: {
    told: ({ photos }) => ({ ...photos![0], photoId: photos![0]!["id"], createdAt: photos![0]!["uploadedAt"] }),
    without: { user_id: "the person" },
  },
  claims: {
    told: ({ claims }) => claims![0],
    without: {
      made_for: "where it goes back to if a merge is undone",
      document_id: "where the file is",
      document_key: "a secret",
    },
  },
  vendor_members: { told: ({ teams }) => teams![0], without: { user_id: "the person" } },
  vendor_invitations: {
    told: ({ teamInvitations }) => teamInvitations![0],
    without: {
      hash: "a secret",
      invited_by: "the export says whether it was the person themselves",
      email: "the person's own, or someone else's",
    },
  },
  couple_members: {
    told: ({ partners }) => ({ ...partners![0], coupleId: partners![0]!["id"] }),
    without: { user_id: "the person" },
  },
  partner_invitations: {
    told: ({ partnerInvitations }) => partnerInvitations![0],
    without: {
      hash: "a secret",
      invited_by: "the export says whether it was the person themselves",
      email: "the person's own, or someone else's",
      agreed_by: "the export says whether the invited person has agreed",
    },
  },
  invitation_batches: {
    told: ({ clientInvitations }) => clientInvitations![0],
    without: { invited_by: "the person" },
  },
  favourite_list_members: {
    told: ({ favouriteLists }) => ({ ...favouriteLists![0], listId: favouriteLists![0]!["id"] }),
    without: { user_id: "the person" },
  },
  favourite_notes: {
    told: ({ favouriteNotes }) => favouriteNotes![0],
    without: { user_id: "the person", version: "tells two versions apart", merged_from },
  },
  emails: {
    told: ({ mails }) => mails![0],
    without: {
      user_id: "the person",
      reply_to: "belongs to the operator's e-mails",
      body_text: "dropped once it is sent",
      body_html: "dropped once it is sent",
      unsubscribe_url: "dropped once it is sent",
      failed_at: "how sending went",
      attempts: "how sending went",
      last_error: "how sending went",
    },
  },
  notices: { told: ({ notices }) => notices![0], without: {} },
  removal_requests: {
    told: ({ removalRequests }) => removalRequests![0],
    without: { requester_id: "the person, if they look after the listing" },
  },
  contact_messages: { told: ({ messages }) => messages![0], without: {} },
  moderation_events: {
    told: ({ decisions }) => decisions![0],
    without: {
      actor_id: "someone else's; the export says whether it was the person themselves",
      changes: "ids, which may be other people's",
      words_digest: "shows whether what people were told has been changed",
    },
  },
  looking: "Kept for less than a minute while an admin looks at something.",
  mailed_tokens:
    "Each stands for an e-mail, which is listed; the rest is secret, or what strangers typed when signing up.",
  admin_invitations: "Each stands for an e-mail, which is listed; that it was accepted is listed as a decision.",
  link_requests: "For seconds, until it becomes an e-mail, which is listed; anyone could have asked for it.",
  idempotency_keys:
    "For two days, the answer about a review, vendor, claim, invitation, partner or list that is listed.",
};

test("every column of every table that knows people is in the export, or left out for a reason", async () => {
  const { db } = api.database;
  const { rows: columns } = await sql<{ table: string; column: string; personal: boolean }>`
    select c.relname as table, a.attname as column,
      a.atttypid = 'citext'::regtype or a.attname in ('actor_id', 'subject_id') or exists (
        select from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'users'::regclass and a.attnum = any(k.conkey)
      ) as personal
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`.execute(
    db,
  );
  const knowing = new Set(columns.filter(({ personal }) => personal).map(({ table }) => table));
  expect([...knowing].toSorted()).toEqual(Object.keys(held).toSorted());

  const person = await everything();
  const document = await exported(person);
  for (const [table, how] of Object.entries(held)) {
    if (typeof how === "string" || "*" in how.without) continue;
    const row = how.told(document) as Record<string, unknown>;
    const camel = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const missing = columns
      .filter((one) => one.table === table && !(one.column in how.without))
      .map(({ column }) => column)
      .filter((column) => !(camel(column) in row));
    expect([table, missing]).toEqual([table, []]);
  }
});

test("the contract names every part of the export, and nothing else", async () => {
  const document = await exported(await api.member());
  const contract = parse(readFileSync(new URL("../../../../../openapi.yaml", import.meta.url), "utf8"));
  const { description } = contract.paths["/api/users/me/export"].get;
  const named = [...description.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(
    Object.keys(document)
      .filter((name) => name !== "exportedAt")
      .toSorted(),
  );
});

const monthsAgo = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months)).toISOString().slice(0, 7);
};

/** Someone who appears in every table. */
async function everything() {
  const { db } = api.database;
  const person = await api.member();
  const vendorId = await addVendor(db, {});
  const review = {
    rating: 5,
    review: "The orangery at dusk is worth the climb, and the music stopped at midnight.",
    experience: "completed",
    weddingDate: "2026-06",
  };
  const written = await person.call("POST", `/api/vendors/${vendorId}/reviews`, review);
  expect(written.statusCode, written.body).toBe(201);
  const invoice = [Buffer.from("%PDF-1.7"), { "content-type": "application/pdf" }] as const;
  const proof = await person.call("POST", `/api/reviews/${written.json().id}/proof?kind=invoice`, ...invoice);
  expect(proof.statusCode, proof.body).toBe(201);
  const others = await (await api.member()).call("POST", `/api/vendors/${vendorId}/reviews`, review);
  const report = { reason: "other", report: "It's about the restaurant next door." };
  const reported = await person.call("POST", `/api/reviews/${others.json().id}/reports`, report);
  expect(reported.statusCode, reported.body).toBe(201);
  const ownId = await addVendor(db, { owner_id: person.userId });
  const change = await person.call(
    "PATCH",
    `/api/vendors/${ownId}`,
    { address: "Trubarjeva 40" },
    { "if-match": '"1"' },
  );
  expect(change.statusCode, change.body).toBe(200);
  const ownTeam = { vendor_id: vendorId, user_id: person.userId };
  const invited = await person.call("POST", `/api/vendors/${ownId}/invitations`, { email: "petra.kos@example.org" });
  expect(invited.statusCode, invited.body).toBe(201);
  const partner = await person.call("POST", "/api/users/me/partner/invitation", { email: "tine.zupan@example.org" });
  expect(partner.statusCode, partner.body).toBe(201);
  await db.insertInto("couple_members").values({ couple_id: uuidv7(), user_id: person.userId }).execute();
  const clients = ["maja", "layla", "kostas"].map((each) => ({ email: `${each}.${ownId}@example.org` }));
  const batch = { from: monthsAgo(6), to: monthsAgo(1), complete: true, clients };
  const sent = await person.call("POST", `/api/vendors/${ownId}/client-invitations`, batch);
  expect(sent.statusCode, sent.body).toBe(201);
  const proposal = { changes: { address: "Trubarjeva 42" } };
  expect((await person.call("POST", `/api/vendors/${vendorId}/proposals`, proposal)).statusCode).toBe(201);
  const draft = await person.call("PUT", "/api/users/me/vendor-draft", { name: "Lipa in" }, { "if-match": '"none"' });
  expect(draft.statusCode, draft.body).toBe(200);
  const startedId = await addVendor(db);
  const started = await person.call(
    "PUT",
    `/api/users/me/review-drafts/${startedId}`,
    { review: "They carried" },
    { "if-match": '"none"' },
  );
  expect(started.statusCode, started.body).toBe(200);
  await person.call("PUT", `/api/vendors/${vendorId}/favourite`);
  const photo = { id: "0".repeat(32), width: 1, height: 1, placeholder: "", variants: "[]" };
  await db
    .insertInto("photos")
    .values(photo)
    .onConflict((oc) => oc.doNothing())
    .execute();
  await db.insertInto("photo_uploads").values({ user_id: person.userId, photo_id: photo.id }).execute();
  const claim = { role: "owner", note: "It has been my family's business since 1998." };
  expect((await person.call("POST", `/api/vendors/${await addVendor(db)}/claims`, claim)).statusCode).toBe(201);
  await db.insertInto("vendor_members").values(ownTeam).execute();
  const [favourites] = (await person.call("GET", "/api/favourite-lists")).json().items;
  const note = `/api/favourite-lists/${favourites.id}/vendors/${vendorId}/note`;
  expect((await person.call("PUT", note, { text: "Ask about rain" })).statusCode).toBe(200);
  const response = { review_id: written.json().id, author_id: person.userId, text: "Thank you." };
  await db.insertInto("review_responses").values(response).execute();
  const statement = {
    id: uuidv7(),
    review_id: response.review_id,
    action: "warn",
    explanation: "Please mind.",
  } as const;
  await db.insertInto("review_decisions").values(statement).execute();
  const ticket = await db.selectFrom("report_tickets").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  await db
    .insertInto("review_appeals")
    .values({
      id: uuidv7(),
      decision_id: statement.id,
      ticket_id: ticket.id,
      appellant_id: person.userId,
      by_author: true,
      words: "I was there.",
    })
    .execute();
  const other = await api.member();
  const otherReview = await other.call("POST", `/api/vendors/${vendorId}/reviews`, review);
  expect((await person.call("PUT", `/api/reviews/${otherReview.json().id}/helpful`)).statusCode).toBe(403);
  const elsewhere = await other.call("POST", `/api/vendors/${await addVendor(db)}/reviews`, review);
  expect((await person.call("PUT", `/api/reviews/${elsewhere.json().id}/helpful`)).statusCode).toBe(200);
  const { secret } = (await person.call("POST", "/api/users/me/second-step", { currentPassword: password })).json();
  await person.call("PUT", "/api/users/me/second-step", { code: codeAt(secret, Date.now()) });
  const message = { name: "Ana", email: person.email, subject: "Hello there", message: "Ten characters or more." };
  await api.browser().call("POST", "/api/contact", message);
  const { name, email } = message;
  const removal = { name, email, role: "owner", reason: "We've closed the business.", goodFaith: true };
  const asked = await api.browser().call("POST", `/api/vendors/${vendorId}/removal-requests`, removal);
  expect(asked.statusCode, asked.body).toBe(202);
  const about = { address: `/vendor/detail/vendordetail/${vendorId}`, reason: "other", goodFaith: true };
  const notice = { name, email, explanation: "It shows a photo that I took and didn’t give away.", ...about };
  expect((await api.browser().call("POST", "/api/notices", notice)).statusCode).toBe(202);
  const decision = { action: "hide", subjectType: "review", from: "published", to: "hidden" } as const;
  await db.transaction().execute((trx) => record(trx, { ...decision, actor: uuidv7(), subjectId: response.review_id }));
  return person;
}

test("the export has second step, messages and decisions, but no secrets and not who decided", async () => {
  const person = await everything();
  const { db } = api.database;
  const [{ actor_id: decider }] = (await db
    .selectFrom("moderation_events")
    .select("actor_id")
    .orderBy("id", "desc")
    .limit(1)
    .execute()) as [{ actor_id: string }];
  const document = await exported(person);
  expect(document["secondStep"]).toMatchObject({ enabledAt: expect.any(String) });
  expect(document["messages"]).toEqual([expect.objectContaining({ message: "Ten characters or more." })]);
  expect(document["decisions"]).toMatchObject([
    { action: "publish", toState: "published", byOneself: true },
    { action: "submit", subjectType: "proof", toState: "waiting", reason: "invoice", byOneself: true },
    { action: "submit", subjectType: "report", toState: "open", byOneself: true },
    { action: "invite member", subjectType: "vendor", byOneself: true },
    { action: "invite clients", subjectType: "vendor", byOneself: true },
    { action: "submit", subjectType: "proposal", toState: "open", byOneself: true },
    { action: "submit", subjectType: "claim", toState: "pending", byOneself: true },
    { action: "hide", toState: "hidden", byOneself: false },
  ]);
  const text = JSON.stringify(document);
  for (const secret of ["argon2", "totp", "hash", decider])
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
});

test("e-mails to other addresses are listed without revealing which of these have accounts", async () => {
  const owner = await api.member();
  const shapes = [];
  for (const email of [owner.email, freshEmail()]) {
    const person = await api.member();
    const change = { email, firstName: "Ana", lastName: "Kovač", location: "", currentPassword: password };
    expect((await person.call("PUT", "/api/users", change)).statusCode).toBe(200);
    const { mails } = await exported(person);
    shapes.push(
      mails!.map(({ recipient, subject }) => [recipient === email ? "other" : recipient === person.email, subject]),
    );
    expect(mails!.map(({ recipient }) => recipient)).toContain(email);
  }
  expect(shapes[0]).toEqual(shapes[1]);
});

test("e-mails to a person's earlier address are still theirs", async () => {
  const person = await api.member();
  const email = freshEmail();
  const change = { email, firstName: "Ana", lastName: "Kovač", location: "", currentPassword: password };
  await person.call("PUT", "/api/users", change);
  const token = tokenIn((await api.inbox(email))[0]!.links);
  expect((await api.browser().call("POST", "/api/users/verify-new-email", { token })).statusCode).toBe(200);
  const { mails } = await exported(person);
  expect(mails!.filter(({ recipient }) => recipient === person.email)).toHaveLength(2);
  expect(mails!.filter(({ recipient }) => recipient === email)).toHaveLength(1);
});

test("someone who has not confirmed an address does not get what its owner wrote or was sent", async () => {
  const email = freshEmail();
  const message = { name: "Ana", email, subject: "Hello there", message: "Only for the operator." };
  await api.browser().call("POST", "/api/contact", message);
  const stranger = api.browser();
  await stranger.call("POST", "/api/users", { email, password, firstName: "Mallory", lastName: "X" });
  stranger.token = (await stranger.call("POST", "/api/users/login", { email, password })).json().token;
  const { mails, messages } = await exported(stranger);
  expect(messages).toEqual([]);
  expect(mails!.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Confirm your e-mail/)]);
});
