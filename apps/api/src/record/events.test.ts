import { hash } from "node:crypto";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test, vi } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { contentOf } from "../reviews/create-review.ts";
import { sealRecord } from "./chain.ts";
import { type ModerationEvent, record } from "./record.ts";

const api = useTestApp();
type Person = Awaited<ReturnType<typeof api.member>>;
let admin: Person;
beforeAll(async () => {
  admin = await api.member({ firstName: "Mira", lastName: "Petek", isAdmin: true });
});

const write = (...events: ModerationEvent[]) => api.database.db.transaction().execute((trx) => record(trx, events));
const read = async (query: Record<string, string> = {}) => {
  const answer = await admin.call("GET", `/api/admin/events?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { items: { id: string; link: object | null }[]; nextCursor: string | null };
};
const idsOf = async (query: Record<string, string>) => (await read(query)).items.map(({ id }) => id);

test("an event about a proof names the vendor, and whoever has no last name is named without a space for it", async () => {
  const { db } = api.database;
  const petra = await api.member({ firstName: "Petra", isAdmin: true });
  await db.updateTable("users").set({ last_name: "" }).where("id", "=", petra.userId).execute();
  const author = await api.member();
  const vendorId = await addVendor(db, { name: "Studio Severni sij" });
  const written = await author.call("POST", `/api/vendors/${vendorId}/reviews`, aReview);
  const [id, proof] = [uuidv7(), uuidv7()];
  await db
    .insertInto("review_proofs")
    .values({
      id: proof,
      review_id: written.json().id,
      author_id: author.userId,
      kind: "invoice",
      media_type: "application/pdf",
      size: 1,
    })
    .execute();
  await write({ id, actor: petra.userId, action: "open", subjectType: "proof", subjectId: proof });
  expect((await read({ subject: "proof", actor: petra.userId })).items).toMatchObject([
    { id, actor: { name: "Petra" }, subject: { vendor: { id: vendorId, name: "Studio Severni sij" } } },
  ]);
  // Whoever looks after a vendor mustn't learn that there is a proof.
  await db.insertInto("vendor_members").values({ vendor_id: vendorId, user_id: admin.userId }).execute();
  expect((await read({ subject: "proof", actor: petra.userId })).items).toMatchObject([
    { id, subject: { vendor: null } },
  ]);
});

test("an admin finds events by who did it, what was done to what, and when, with the vendor they are about", async () => {
  const vendorId = await addVendor(api.database.db, { name: "Lipa in med" });
  const [approved, suspended, ended] = [uuidv7(), uuidv7(), uuidv7()];
  const listing = { actor: admin.userId, subjectType: "vendor", subjectId: vendorId } as const;
  await write(
    { ...listing, id: approved, action: "approve", from: "pending", to: "approved", at: "2026-01-31T23:59:59Z" },
    {
      ...listing,
      id: suspended,
      action: "suspend",
      from: "approved",
      to: "suspended",
      reason: "Closed",
      at: "2026-02-01T00:00:00Z",
    },
    {
      id: ended,
      actor: null,
      action: "end sessions",
      subjectType: "user",
      subjectId: uuidv7(),
      at: "2026-02-03T10:00:00Z",
    },
  );
  const days = { since: "2026-01-31", until: "2026-02-03" };
  expect(await idsOf(days)).toEqual([ended, suspended, approved]);
  expect(await idsOf({ ...days, actor: admin.userId })).toEqual([suspended, approved]);
  expect(await idsOf({ ...days, subject: "user" })).toEqual([ended]);
  expect(await idsOf({ subject: "vendor", action: "suspend" })).toEqual([suspended]);
  expect(await idsOf({ since: "2026-01-31", until: "2026-01-31" })).toEqual([approved]);
  await sealRecord(api.database.db);
  expect((await read({ action: "suspend" })).items).toMatchObject([
    {
      id: suspended,
      at: "2026-02-01T00:00:00.000Z",
      actor: { id: admin.userId, name: "Mira Petek" },
      subject: { type: "vendor", id: vendorId, vendor: { id: vendorId, name: "Lipa in med" } },
      from: "approved",
      to: "suspended",
      reason: "Closed",
      changes: [],
      link: { position: expect.any(Number), digest: expect.stringMatching(/^[\da-f]{64}$/) },
    },
  ]);
  const first = await read({ ...days, limit: "2" });
  expect((await read({ ...days, limit: "2", cursor: first.nextCursor! })).items.map(({ id }) => id)).toEqual([
    approved,
  ]);
});

test("what is done to a category or an account says which one, as long as it has a name", async () => {
  const { db } = api.database;
  const actor = uuidv7();
  const [category, person] = [uuidv7(), await api.member({ firstName: "Nika", lastName: "Horvat" })];
  await db
    .insertInto("categories")
    .values({ id: category, slug: "florists-of-old", name: "Florists of old", singular: "florist", position: 900 })
    .execute();
  await write(
    { actor, action: "retire", subjectType: "category", subjectId: category, from: "listed", to: "retired" },
    { actor, action: "suspend", subjectType: "user", subjectId: person.userId, from: "active", to: "suspended" },
  );
  const named = async () => {
    const { items } = (await (await admin.call("GET", `/api/admin/events?actor=${actor}`)).json()) as {
      items: { subject: { type: string; name: string | null } }[];
    };
    return Object.fromEntries(items.map(({ subject }) => [subject.type, subject.name]));
  };
  const exported = async (format: string) =>
    (await admin.call("GET", `/api/admin/events/export?format=${format}&actor=${actor}`)).body;
  expect(await named()).toEqual({ category: "Florists of old", user: "Nika Horvat" });
  for (const format of ["csv", "jsonl"])
    for (const name of ["Florists of old", "Nika Horvat"]) expect(await exported(format)).toContain(name);

  await db.updateTable("users").set({ deleted_at: new Date() }).where("id", "=", person.userId).execute();
  expect(await named()).toEqual({ category: "Florists of old", user: null });
  for (const format of ["csv", "jsonl"]) expect(await exported(format)).not.toContain("Horvat");
});

test("the record is exported as filtered, however long it is, with hashes that anyone can work out again", async () => {
  const actor = uuidv7();
  const subjectId = await addVendor(api.database.db);
  const invited = { actor, action: "invite clients", subjectType: "vendor", subjectId } as const;
  await write(...Array.from({ length: 1_203 }, () => invited));
  await sealRecord(api.database.db);
  const answer = await admin.call("GET", `/api/admin/events/export?format=jsonl&actor=${actor}`);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/jsonl; charset=utf-8"]);
  const events = answer.body
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(new Set(events.map(({ id }) => id)).size).toBe(1_203);

  const [last, before] = events.toSorted((a, b) => b.link.position - a.link.position);
  const { rows } = await sql<{ text: string }>`
    select jsonb_strip_nulls(to_jsonb(e))::text as text from moderation_events e where id = ${last.id}::uuid`.execute(
    api.database.db,
  );
  const bytes = Buffer.concat([Buffer.from(before.link.digest, "hex"), Buffer.from(rows[0]!.text)]);
  expect(hash("sha256", bytes)).toBe(last.link.digest);
});

test("check 49: in the exported CSV nothing is calculated by a spreadsheet", async () => {
  const actor = uuidv7();
  const subjectId = await addVendor(api.database.db, { name: '+HYPERLINK("http://evil.example")' });
  const reasons = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", 'two "lines"\nof text'];
  await write(
    ...reasons.map(
      (reason) => ({ actor, action: "invite clients", subjectType: "vendor", subjectId, reason }) as const,
    ),
  );
  const { body, headers } = await admin.call("GET", `/api/admin/events/export?format=csv&actor=${actor}`);
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(headers["content-disposition"]).toContain('filename="record.csv"');
  expect(body.startsWith("\ufeffwhen,who,")).toBe(true);
  // As a spreadsheet tells cells apart.
  const cells = body.slice(1).match(/"(?:[^"]|"")*"|[^,\r\n"]+/g)!;
  for (const cell of cells) expect(cell.replace(/^"/, "")).not.toMatch(/^\s*[=+\-@\t\r]/);
  for (const reason of reasons.slice(0, 6)) expect(body).toContain(`"'${reason}"`);
  expect(body).toContain('"two ""lines""\nof text"');
});

test("an admin sees whether the record is whole, and can have it checked, once at a time, without waiting for it", async () => {
  await write({ actor: null, action: "end sessions", subjectType: "user", subjectId: uuidv7() });
  await sealRecord(api.database.db);
  const ask = () => admin.call("POST", "/api/admin/record/checks");
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  expect(answers[0]!.json().check).toEqual({ status: "running", events: expect.any(Number) });
  expect(await api.jobs.jobs.findJobs("check-record")).toHaveLength(1);
  const read = async () => (await admin.call("GET", "/api/admin/record")).json();
  await vi.waitFor(async () => expect((await read()).check).toBeNull(), { timeout: 20_000, interval: 100 });
  const { events, head, fault, checkedAt, kinds } = await read();
  expect(events).toBeGreaterThan(0);
  expect({ head, fault }).toEqual({ head: expect.stringMatching(/^[\da-f]{64}$/), fault: null });
  expect(Date.parse(checkedAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(kinds).toContainEqual({ subject: "proof", actions: ["submit", "withdraw", "accept", "refuse", "open"] });
  // And so does everyone else, though not what is in it.
  expect((await api.browser().call("GET", "/api/moderation-log")).json().record).toEqual({ events, head });
});

test("the public log tells what was decided and what came of it, and neither about whom nor in which words", async () => {
  const { db } = api.database;
  const author = await api.member({ firstName: "Zdenka", lastName: "Vrabec" });
  const vendorId = await addVendor(db, { name: "Hiša pod lipo" });
  const authors = new Map<string, Awaited<ReturnType<typeof api.member>>>();
  const review = async (status: "held" | "published" | "hidden" | "removed") => {
    const [id, person] = [uuidv7(), await api.member()];
    const row = {
      id,
      vendor_id: vendorId,
      author_id: person.userId,
      status,
      ...contentOf({ ...aReview, experience: "completed" }),
    };
    await db.insertInto("reviews").values(row).execute();
    authors.set(id, person);
    return id;
  };
  const decide = async (id: string, decision: object) =>
    expect((await admin.call("POST", `/api/reviews/${id}/decision`, { version: 1, ...decision })).statusCode).toBe(200);
  const [held, hidden, removed] = [await review("held"), await review("published"), await review("published")];
  const about = { actor: null, subjectType: "review" } as const;
  await write({ ...about, action: "hold", subjectId: held, to: "held", reason: "likeness" });
  const words = { because: "personal-data", explanation: "It gave the private number of Zdenka Vrabec." };
  await decide(hidden, { action: "hide", ...words });
  await decide(hidden, { action: "restore", explanation: "The number was the vendor’s own after all." });
  await decide(removed, { action: "remove", ...words, because: "abusive" });
  const decision = db.selectFrom("review_decisions").select("id").where("review_id", "=", removed);
  const { id: decisionId } = await decision.executeTakeFirstOrThrow();
  const appeal = { words: "We were there on 12 June, and I can show you the contract." };
  const appealed = await authors.get(removed)!.call("POST", `/api/decisions/${decisionId}/appeal`, appeal);
  expect(appealed.statusCode, appealed.body).toBe(201);
  // Not decisions about anyone's words.
  await write(
    {
      ...about,
      action: "remove",
      subjectId: await review("removed"),
      from: "published",
      to: "removed",
      reason: "Its author wrote another.",
    },
    {
      ...about,
      actor: author.userId,
      action: "delete",
      subjectId: await review("removed"),
      from: "published",
      to: "removed",
    },
    {
      actor: admin.userId,
      action: "suspend",
      subjectType: "vendor",
      subjectId: vendorId,
      from: "approved",
      to: "suspended",
      reason: "Zdenka Vrabec asked",
    },
  );
  api.app.publicCache.clear();
  const answer = await api.browser().call("GET", "/api/moderation-log?limit=4");
  const none = { appeal: "none", liftedAt: null };
  expect(answer.json().items).toEqual([
    { at: expect.any(String), kind: "listing", action: "suspended", because: null, automated: false, ...none },
    {
      at: expect.any(String),
      kind: "review",
      action: "removed",
      because: "abusive",
      automated: false,
      appeal: "open",
      liftedAt: null,
    },
    {
      at: expect.any(String),
      kind: "review",
      action: "hidden",
      because: "personal-data",
      automated: false,
      appeal: "none",
      liftedAt: expect.any(String),
    },
    { at: expect.any(String), kind: "review", action: "held", because: null, automated: true, ...none },
  ]);
  const exported = await api.browser().call("GET", "/api/exports/moderation-log");
  for (const { body } of [answer, exported])
    for (const secret of ["Zdenka", "Vrabec", "lipo", "private number", vendorId, removed, hidden, author.userId])
      expect(body).not.toContain(secret);
  expect(
    exported.body
      .trimEnd()
      .split("\n")
      .slice(0, 4)
      .map((line) => JSON.parse(line)),
  ).toEqual(answer.json().items);
});
