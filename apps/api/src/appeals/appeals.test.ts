import { sql } from "kysely";
import { expect, test } from "vitest";
import { lifetimes } from "@troth/rules/lifetimes";
import { freshEmail, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;

const explanation = "We have read it, and this is what we found.";
const words = "We were married there on 12 June. I can show you the contract.";
/** Too short to be held for being like another. */
const said = "Ring Petra on 041 555 019, she will say so. The fish was cold.";

/** A review that someone has reported. */
async function reported() {
  const vendorId = await addVendor(api.database.db);
  const [author, reporter] = [await api.member(), await api.member()];
  const written = await author.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, review: said });
  const reviewId = written.json().id as string;
  await reporter.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "fake" });
  const { id: ticketId } = await api.database.db
    .selectFrom("report_tickets")
    .select("id")
    .where("review_id", "=", reviewId)
    .executeTakeFirstOrThrow();
  const status = async () =>
    (await api.database.db.selectFrom("reviews").select("status").where("id", "=", reviewId).executeTakeFirstOrThrow())
      .status;
  const count = async () =>
    (
      await api.database.db
        .selectFrom("vendor_stats")
        .select("review_count")
        .where("vendor_id", "=", vendorId)
        .executeTakeFirstOrThrow()
    ).review_count;
  return { vendorId, author, reporter, reviewId, ticketId, status, count };
}
const admins = async () => [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })] as const;

/** Decides, and returns the decision's id. */
async function decide(admin: Member, ticketId: string, decision: object): Promise<string> {
  const { review, version } = (await caseOf(admin, ticketId)).ticket;
  const body = { version: review.version, ticketVersion: version, explanation, ...decision };
  const answer = await admin.call("POST", `/api/admin/reports/${ticketId}/decision`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().decision.id;
}
const tryTo = async (admin: Member, ticketId: string, decision: object) => {
  const { review, version } = (await caseOf(admin, ticketId)).ticket;
  const body = { version: review.version, ticketVersion: version, explanation, ...decision };
  return admin.call("POST", `/api/admin/reports/${ticketId}/decision`, body);
};
const caseOf = async (admin: Member, ticketId: string) =>
  (await admin.call("GET", `/api/admin/reports/${ticketId}`)).json();
const appeal = (who: Member, decisionId: string) => who.call("POST", `/api/decisions/${decisionId}/appeal`, { words });
const statement = async (who: Member, decisionId: string) =>
  (await who.call("GET", `/api/decisions/${decisionId}`)).json();
const removal = { action: "remove", because: "not-genuine" };
const redacted = { title: aReview.title, review: "[removed] The fish was cold." };
const redaction = { action: "redact", because: "personal-data", redacted };
const lastMail = async ({ email }: Member) => (await api.inbox(email))[0]!;

test("the author’s appeal goes to another admin, who restores the review; both sides are told, and the numbers follow", async () => {
  const [first, second] = await admins();
  const { author, reporter, reviewId, ticketId, status, count } = await reported();
  const decisionId = await decide(first, ticketId, removal);
  expect((await lastMail(author)).links.join(" ")).toContain(`/appeal?id=${decisionId}`);
  expect([await status(), await count()]).toEqual(["removed", 0]);

  expect((await caseOf(second, ticketId)).ticket.appealedBy).toEqual([]);
  const waiting = async () => (await second.call("GET", "/api/admin/figures")).json().appeals as number;
  const before = await waiting();
  const answer = await appeal(author, decisionId);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await waiting()).toBe(before + 1);
  expect(answer.json()).toMatchObject({ relation: "author", appealUntil: null, appeal: { words, status: "open" } });
  expect(await status()).toBe("removed");
  expect(await caseOf(first, ticketId)).toMatchObject({
    ticket: { status: "open", isAppeal: true, appealedBy: ["author"] },
    appeals: [{ words, byAuthor: true }],
    notByYou: "decided",
  });
  const { items } = (await second.call("GET", "/api/admin/reports?appeals=true")).json();
  expect(items.map(({ id }: { id: string }) => id)).toContain(ticketId);
  const refused = await tryTo(first, ticketId, { action: "dismiss" });
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("another admin")]);

  const outcome = await decide(second, ticketId, { action: "dismiss" });
  expect(await waiting()).toBe(before);
  expect([await status(), await count()]).toEqual(["published", 1]);
  expect((await statement(author, decisionId)).appeal).toMatchObject({
    status: "granted",
    action: "dismiss",
    explanation,
  });
  expect((await lastMail(author)).subject).toContain("You were right");
  expect((await lastMail(reporter)).subject).toContain("stays");
  expect((await caseOf(second, ticketId)).history.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(["appeal", "reinstate", "dismiss", "remove", "uphold"]),
  );
  // What was overturned isn’t imposed again by the same admin.
  const again = await first.call("POST", `/api/reviews/${reviewId}/decision`, { version: 1, ...removal, explanation });
  expect([again.statusCode, again.json().detail]).toEqual([409, expect.stringContaining("overturned")]);
  // The one who reported it wasn’t heard yet; the author was.
  expect((await appeal(author, outcome)).statusCode).toBe(404);
  expect((await appeal(reporter, outcome)).statusCode).toBe(201);
  // The author has had their appeal, so the next decision doesn’t offer another.
  await decide(await api.member({ isAdmin: true }), ticketId, removal);
  const told = await lastMail(author);
  expect([told.subject, told.text.includes("appeal once")]).toEqual([
    expect.stringContaining("removed your review"),
    false,
  ]);
});

test("an appeal is granted in part: what was removed comes back without a part of it, and a redaction is made smaller", async () => {
  const [first, second] = await admins();
  const removed = await reported();
  const removalId = await decide(first, removed.ticketId, removal);
  await appeal(removed.author, removalId);
  await decide(second, removed.ticketId, redaction);
  expect([await removed.status(), await removed.count()]).toEqual(["published", 1]);
  expect((await statement(removed.author, removalId)).appeal.status).toBe("partly");

  const cut = await reported();
  const cutId = await decide(first, cut.ticketId, redaction);
  await appeal(cut.author, cutId);
  const less = { title: aReview.title, review: "Ring Petra on [removed], she will say so. The fish was cold." };
  await decide(second, cut.ticketId, { ...redaction, redacted: less });
  const shown = await api.browser().call("GET", `/api/reviews/${cut.reviewId}`);
  expect(shown.json().review.review).toBe(less.review);
  expect((await api.browser().call("GET", `/api/reviews/${cut.reviewId}/revisions`)).body).not.toContain("041 555");

  const same = await reported();
  const sameId = await decide(first, same.ticketId, redaction);
  await appeal(same.author, sameId);
  const more = { title: aReview.title, review: "[removed] The fish was [removed]." };
  expect((await tryTo(second, same.ticketId, { ...redaction, redacted: more })).statusCode).toBe(409);
  await decide(second, same.ticketId, redaction);
  expect((await statement(same.author, sameId)).appeal.status).toBe("refused");

  const whole = await reported();
  const wholeId = await decide(first, whole.ticketId, redaction);
  await appeal(whole.author, wholeId);
  await decide(second, whole.ticketId, { action: "dismiss" });
  expect((await api.browser().call("GET", `/api/reviews/${whole.reviewId}`)).json().review.review).toBe(said);
});

test("a refused appeal leaves everything as it was; it can’t make things worse, and there is no second one", async () => {
  const [first, second] = await admins();
  const { author, reporter, ticketId, status } = await reported();
  const hidden = await decide(first, ticketId, { action: "hide", because: "off-topic" });
  const reporterMails = (await api.inbox(reporter.email)).length;
  await appeal(author, hidden);
  expect((await tryTo(second, ticketId, removal)).statusCode).toBe(409);
  const outcome = await decide(second, ticketId, { action: "hide", because: "off-topic" });
  expect(await status()).toBe("hidden");
  expect((await lastMail(author)).subject).toContain("We stand by our decision");
  expect(await api.inbox(reporter.email)).toHaveLength(reporterMails);
  expect([(await appeal(author, hidden)).statusCode, (await appeal(author, outcome)).statusCode]).toEqual([409, 409]);
  expect((await statement(author, outcome)).appealUntil).toBeNull();
});

/** A stranger's report about the same review, which an admin dismisses. */
async function reportedAgain(admin: Member, reviewId: string) {
  const { db } = api.database;
  const stranger = await api.member();
  const { id } = (await stranger.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "fake" })).json();
  const ticket = await db
    .selectFrom("review_reports")
    .select("ticket_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const dismissed = async () => decide(admin, ticket.ticket_id, { action: "dismiss" });
  return { stranger, reportId: id as string, ticketId: ticket.ticket_id, dismissed };
}

test("other people’s reports, dismissed since, take nobody’s right to appeal: neither the author’s nor that of the first who reported it", async () => {
  const [first, second] = await admins();
  const cut = await reported();
  const cutId = await decide(first, cut.ticketId, redaction);
  await (await reportedAgain(second, cut.reviewId)).dismissed();
  expect((await statement(cut.author, cutId)).appealUntil).not.toBeNull();
  expect((await appeal(cut.author, cutId)).statusCode).toBe(201);
  const found = await caseOf(second, cut.ticketId);
  expect([found.ticket.isAppeal, found.whole]).toEqual([true, { title: aReview.title, review: said, photos: [] }]);
  await decide(second, cut.ticketId, { action: "dismiss" });
  expect((await api.browser().call("GET", `/api/reviews/${cut.reviewId}`)).json().review.review).toBe(said);
  expect((await statement(cut.author, cutId)).appeal.status).toBe("granted");

  const left = await reported();
  const dismissal = await decide(first, left.ticketId, { action: "dismiss" });
  await (await reportedAgain(second, left.reviewId)).dismissed();
  expect((await appeal(left.reporter, dismissal)).statusCode).toBe(201);
  await decide(second, left.ticketId, removal);
  expect([await left.status(), (await statement(left.reporter, dismissal)).appeal.status]).toEqual([
    "removed",
    "granted",
  ]);
});

test("a decision that was made since about the same review ends the right to appeal against the one before", async () => {
  const [first, second] = await admins();
  const { author, reporter, reviewId, ticketId } = await reported();
  const dismissal = await decide(first, ticketId, { action: "dismiss" });
  const cutId = await decide(second, (await reportedAgain(second, reviewId)).ticketId, redaction);
  const less = { title: aReview.title, review: "[removed]" };
  await decide(second, (await reportedAgain(second, reviewId)).ticketId, { ...redaction, redacted: less });
  const late = await appeal(author, cutId);
  expect([late.statusCode, late.json().detail]).toEqual([409, "We’ve decided about the review again since then."]);
  await decide(second, (await reportedAgain(second, reviewId)).ticketId, removal);
  expect((await appeal(reporter, dismissal)).statusCode).toBe(409);
});

test("whoever’s fresh report an appeal joins can take it back, hears what came of it, and can appeal in their turn", async () => {
  const [first, second] = await admins();
  const { author, reporter, reviewId, ticketId } = await reported();
  const cutId = await decide(first, ticketId, redaction);
  const joined = await reportedAgain(first, reviewId);
  const leaving = await api.member();
  const { id } = (await leaving.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "spam" })).json();
  expect((await appeal(author, cutId)).statusCode).toBe(201);
  expect((await leaving.call("DELETE", `/api/reports/${id}`)).statusCode).toBe(204);
  const before = [await api.inbox(reporter.email), await api.inbox(leaving.email)].map(({ length }) => length);
  const { whole } = await caseOf(second, joined.ticketId);
  expect(whole.review).toBe(said);
  await decide(second, joined.ticketId, redaction);
  expect((await lastMail(author)).subject).toContain("We stand by our decision");
  expect((await lastMail(joined.stranger)).subject).toContain("We’ve decided about the review");
  // Those who had been told what came of theirs, or have taken it back, are left alone.
  expect([await api.inbox(reporter.email), await api.inbox(leaving.email)].map(({ length }) => length)).toEqual(before);

  const alone = await reported();
  const dismissal = await decide(first, alone.ticketId, { action: "dismiss" });
  const last = await reportedAgain(first, alone.reviewId);
  await appeal(alone.reporter, dismissal);
  expect((await last.stranger.call("DELETE", `/api/reports/${last.reportId}`)).statusCode).toBe(204);
  // The appeal still waits for its answer.
  expect((await caseOf(second, last.ticketId)).ticket).toMatchObject({ status: "open", isAppeal: true });
  await decide(second, last.ticketId, { action: "dismiss" });
  expect((await statement(alone.reporter, dismissal)).appeal.status).toBe("refused");
});

test("an appeal that joins a ticket, or opens it again, after an admin has loaded it isn’t granted unread", async () => {
  const [first, second] = await admins();
  const { author, reviewId, ticketId } = await reported();
  const before = (await caseOf(second, ticketId)).ticket.version;
  const cutId = await decide(first, ticketId, redaction);
  const joined = await reportedAgain(first, reviewId);
  const { ticket } = await caseOf(second, joined.ticketId);
  const read = { version: ticket.review.version, ticketVersion: ticket.version, explanation, action: "dismiss" };
  await appeal(author, cutId);
  const path = `/api/admin/reports/${joined.ticketId}/decision`;
  const refused = await second.call("POST", path, read);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("has changed")]);
  const shown = async () => (await api.browser().call("GET", `/api/reviews/${reviewId}`)).json().review.review;
  expect(await shown()).toBe(redacted.review);
  await decide(second, joined.ticketId, { action: "dismiss" });
  expect(await shown()).toBe(said);

  const again = await reported();
  const dismissal = await decide(first, again.ticketId, { action: "dismiss" });
  await appeal(again.reporter, dismissal);
  const late = await tryTo(second, again.ticketId, { action: "dismiss", ticketVersion: before });
  expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringContaining("has changed")]);
});

test("who was heard with other people’s reports can still appeal against what is decided about those", async () => {
  const [first, second] = await admins();
  const { author, reviewId, ticketId, status } = await reported();
  const cutId = await decide(first, ticketId, redaction);
  const joined = await reportedAgain(first, reviewId);
  await appeal(author, cutId);
  await decide(second, joined.ticketId, { action: "dismiss" });
  const dismissal = (await joined.stranger.call("GET", "/api/users/me/reports")).json().items[0].decisionId;
  expect((await appeal(joined.stranger, dismissal)).statusCode).toBe(201);
  const removalId = await decide(await api.member({ isAdmin: true }), joined.ticketId, removal);
  expect(await status()).toBe("removed");
  expect((await lastMail(author)).text).toContain("appeal once");
  expect((await appeal(author, removalId)).statusCode).toBe(201);
});

test("people find the decisions that concern them with their reviews and their reports", async () => {
  const [first, second] = await admins();
  const { author, reporter, ticketId } = await reported();
  const reviewOf = async () => (await author.call("GET", "/api/users/me/reviews")).json().items[0].decisionId;
  const reportOf = async () => (await reporter.call("GET", "/api/users/me/reports")).json().items[0].decisionId;
  expect([await reviewOf(), await reportOf()]).toEqual([null, null]);
  const cutId = await decide(first, ticketId, redaction);
  expect([await reviewOf(), await reportOf()]).toEqual([cutId, cutId]);
  await appeal(author, cutId);
  await decide(second, ticketId, { action: "dismiss" });
  expect(await reviewOf()).toBeNull();
});

test("a report that was being sent while its ticket was decided has that decision, and one that joined later only the next", async () => {
  const { db } = api.database;
  const [first, second] = await admins();
  const { author, reporter, ticketId, reviewId } = await reported();
  const reportOf = async (who: Member) => (await who.call("GET", "/api/users/me/reports")).json().items[0];
  // As if it had begun after the decision, and ended before.
  await db
    .updateTable("review_reports")
    .set({ created_at: sql`now() + interval '1 minute'` })
    .where("ticket_id", "=", ticketId)
    .execute();
  const dismissal = await decide(first, ticketId, { action: "dismiss" });
  expect(await reportOf(reporter)).toMatchObject({ status: "dismissed", decisionId: dismissal });
  await appeal(reporter, dismissal);
  const late = await api.member();
  await late.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "spam" });
  expect(await reportOf(late)).toMatchObject({ status: "open", decisionId: null });
  expect((await late.call("GET", `/api/decisions/${dismissal}`)).statusCode).toBe(404);
  const outcome = await decide(second, ticketId, removal);
  for (const who of [reporter, late])
    expect(await reportOf(who)).toMatchObject({ status: "upheld", decisionId: outcome });
  expect((await lastMail(author)).links.join(" ")).toContain(`/appeal?id=${outcome}`);
});

test("a decided ticket shows what came of it, whatever is decided about its review later", async () => {
  const [first] = await admins();
  const { ticketId, reviewId } = await reported();
  const dismissal = await decide(first, ticketId, { action: "dismiss" });
  const hide = { action: "hide", version: 1, because: "other", explanation };
  expect((await first.call("POST", `/api/reviews/${reviewId}/decision`, hide)).statusCode).toBe(200);
  const { ticket, decisions } = await caseOf(first, ticketId);
  expect([ticket.decision.id, decisions[0].action]).toEqual([dismissal, "hide"]);
});

test("on an appeal against a redaction, what is taken from is what stood there before it, unless the author has written anew", async () => {
  const [first, second] = await admins();
  const { author, reviewId, ticketId } = await reported();
  const cutId = await decide(first, ticketId, redaction);
  const edit = { review: "The fish was cold, and so was the soup. Nobody minded." };
  expect((await author.call("PATCH", `/api/reviews/${reviewId}`, edit, { "if-match": '"2"' })).statusCode).toBe(200);
  await appeal(author, cutId);
  expect((await caseOf(second, ticketId)).whole).toEqual({ title: aReview.title, ...edit, photos: [] });
});

test("those whose reports were dismissed appeal, each once, and the author is told if that changes something", async () => {
  const [first, second] = await admins();
  const { author, reporter, ticketId, status, reviewId } = await reported();
  const dismissal = await decide(first, ticketId, { action: "dismiss" });
  expect((await statement(reporter, dismissal)).explanation).toBe(explanation);
  expect((await statement(author, dismissal)).explanation).toBe("");
  await appeal(reporter, dismissal);
  // As long as it is open, no one decides past it, and no report is taken back.
  const past = { action: "hide", version: 1, because: "other", explanation };
  expect((await second.call("POST", `/api/reviews/${reviewId}/decision`, past)).statusCode).toBe(409);
  const [{ id }] = (await reporter.call("GET", "/api/users/me/reports")).json().items;
  expect((await reporter.call("DELETE", `/api/reports/${id}`)).statusCode).toBe(409);
  const outcome = await decide(second, ticketId, removal);
  expect(await status()).toBe("removed");
  // An appeal is answered in words, also where it succeeds.
  expect((await statement(reporter, dismissal)).appeal).toMatchObject({ status: "granted", explanation });
  expect((await statement(reporter, outcome)).explanation).toBe(explanation);
  expect((await lastMail(reporter)).text).toContain(explanation);
  expect((await lastMail(author)).links.join(" ")).toContain(`/appeal?id=${outcome}`);
});

test("after a warning the author and whoever reported the review can both appeal, since it stays but not without blame", async () => {
  const [first, second] = await admins();
  const warning = { action: "warn", because: "not-genuine" };
  const blamed = await reported();
  const warned = await decide(first, blamed.ticketId, warning);
  for (const who of [blamed.author, blamed.reporter]) {
    const mail = await lastMail(who);
    expect(mail.links.join(" ")).toContain(`/appeal?id=${warned}`);
    expect(mail.text).toContain("appeal once");
    expect((await statement(who, warned)).appealUntil).not.toBeNull();
  }
  // What the author was told isn’t for whoever reported it.
  expect((await statement(blamed.reporter, warned)).explanation).toBe("");
  expect((await appeal(blamed.author, warned)).statusCode).toBe(201);
  expect((await tryTo(second, blamed.ticketId, removal)).statusCode).toBe(409);
  await decide(second, blamed.ticketId, { action: "dismiss" });
  expect((await statement(blamed.author, warned)).appeal.status).toBe("granted");

  const spared = await reported();
  const dismissal = await decide(first, spared.ticketId, warning);
  expect((await appeal(spared.reporter, dismissal)).statusCode).toBe(201);
  await decide(second, spared.ticketId, removal);
  expect([await spared.status(), (await statement(spared.reporter, dismissal)).appeal.status]).toEqual([
    "removed",
    "granted",
  ]);
});

test("authors are spoken to about themselves, and others about the author", async () => {
  const [first] = await admins();
  for (const [because, yours, theirs] of [
    ["not-genuine", "isn’t about your own experience", "isn’t about the author’s own experience"],
    [
      "conflict-of-interest",
      "you have a connection with the business",
      "its author has a connection with the business",
    ],
  ] as const)
    for (const action of ["warn", "hide", "remove"]) {
      const { author, reporter, ticketId } = await reported();
      await decide(first, ticketId, { action, because });
      const [told, heard] = [(await lastMail(author)).text, (await lastMail(reporter)).text];
      expect([told.includes(yours), told.includes("author")], told).toEqual([true, false]);
      expect(heard).toContain(theirs);
      expect(told).toContain("/review-guidelines");
    }
});

test("check 37: for everyone whom a decision doesn’t concern, it doesn’t exist", async () => {
  const [first] = await admins();
  const { author, reporter, ticketId } = await reported();
  const decisionId = await decide(first, ticketId, removal);
  for (const who of [first, await api.member()])
    expect([
      (await who.call("GET", `/api/decisions/${decisionId}`)).statusCode,
      (await appeal(who, decisionId)).statusCode,
    ]).toEqual([404, 404]);
  // The reporter may read it, without the author's part, and has nothing to appeal against.
  expect(await statement(reporter, decisionId)).toMatchObject({
    explanation: "",
    appealUntil: null,
    review: { title: "" },
  });
  expect((await appeal(reporter, decisionId)).statusCode).toBe(404);
  expect((await appeal(author, decisionId)).statusCode).toBe(201);
});

test("what no one had reported can be appealed against too, and where there is no other admin the same one decides", async () => {
  const { db } = api.database;
  await db.updateTable("users").set({ is_admin: false }).execute();
  const admin = await api.member({ isAdmin: true });
  const [vendorId, author] = [await addVendor(db), await api.member()];
  const { id } = (await author.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, review: said })).json();
  await admin.call("POST", `/api/reviews/${id}/decision`, {
    action: "hide",
    version: 1,
    because: "other",
    explanation,
  });
  const { id: decisionId } = await db
    .selectFrom("review_decisions")
    .select("id")
    .where("review_id", "=", id)
    .executeTakeFirstOrThrow();
  expect((await appeal(author, decisionId)).statusCode).toBe(201);
  const ticket = await db
    .selectFrom("report_tickets")
    .select("id")
    .where("review_id", "=", id)
    .executeTakeFirstOrThrow();
  await decide(admin, ticket.id, { action: "dismiss" });
  expect((await api.browser().call("GET", `/api/reviews/${id}`)).statusCode).toBe(200);
  const { reported } = (await api.browser().call("GET", `/api/vendors/${vendorId}/transparency`)).json();
  expect(reported).toEqual({ open: 0, upheld: 0, dismissed: 0 });
});

/** Makes all that was decided so old that nobody can appeal any more. */
async function passWindow() {
  const { db } = api.database;
  const passed = sql`make_interval(secs => ${lifetimes.appeal + 60})`;
  await sql`update review_decisions set at = at - ${passed}`.execute(db);
  await sql`alter table moderation_events disable trigger moderation_events_append_only`.execute(db);
  await sql`update moderation_events set at = at - ${passed}`.execute(db);
  await sql`alter table moderation_events enable trigger moderation_events_append_only`.execute(db);
}

test("appeals end with the window, and then what was removed goes for good; an open appeal keeps it", async () => {
  const [first] = await admins();
  const { db } = api.database;
  const [late, appealed, cut] = [await reported(), await reported(), await reported()];
  const lateId = await decide(first, late.ticketId, removal);
  await appeal(appealed.author, await decide(first, appealed.ticketId, removal));
  await decide(first, cut.ticketId, redaction);
  const secretIn = async (reviewId: string) => {
    const { rows } = await sql<{ kept: boolean }>`
      select concat(r.review, ' ', (select string_agg(v.review, ' ') from review_revisions v where v.review_id = r.id), ' ',
        (select string_agg(k.review, ' ') from redacted_words k where k.review_id = r.id)) like '%041%' as kept
      from reviews r where r.id = ${reviewId}::uuid`.execute(db);
    return rows[0]!.kept;
  };
  const kept = async () => [
    await secretIn(late.reviewId),
    await secretIn(appealed.reviewId),
    await secretIn(cut.reviewId),
  ];
  await purgeExpired(db, api.photos);
  expect(await kept()).toEqual([true, true, true]);

  await passWindow();
  const answer = await appeal(late.author, lateId);
  expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringContaining("too late")]);
  await purgeExpired(db, api.photos);
  expect(await kept()).toEqual([false, true, false]);
  const gone = await api.browser().call("GET", `/api/reviews/${late.reviewId}`);
  expect([gone.statusCode, gone.json().removed.reason]).toEqual([410, "not-genuine"]);
});

test("an appeal ends with its review, if the author deletes it", async () => {
  const [first] = await admins();
  const { author, reviewId, ticketId } = await reported();
  const decisionId = await decide(first, ticketId, { action: "hide", because: "other" });
  await appeal(author, decisionId);
  expect((await author.call("DELETE", `/api/reviews/${reviewId}`)).statusCode).toBe(204);
  expect((await statement(author, decisionId)).appeal.status).toBe("ended");
  expect((await lastMail(author)).subject).toMatch(/^Your appeal .* has ended$/);
});

test("who appealed about a review that they reported is told that the appeal has ended, if its author deletes it", async () => {
  const [first] = await admins();
  const { author, reporter, reviewId, ticketId } = await reported();
  await appeal(reporter, await decide(first, ticketId, { action: "dismiss" }));
  expect((await author.call("DELETE", `/api/reviews/${reviewId}`)).statusCode).toBe(204);
  expect((await lastMail(reporter)).subject).toMatch(/^Your appeal .* has ended$/);
});

test("a removal isn’t undone if its author has written another review since", async () => {
  const [first, second] = await admins();
  const { vendorId, author, ticketId, status } = await reported();
  await appeal(author, await decide(first, ticketId, removal));
  const again = await author.call("POST", `/api/vendors/${vendorId}/reviews`, {
    ...aReview,
    review: "They never rang us back, not once.",
  });
  expect(again.statusCode, again.body).toBe(201);
  expect((await tryTo(second, ticketId, { action: "dismiss" })).statusCode).toBe(409);
  expect(await status()).toBe("removed");
});

/** Gives notice of a review while it is shown, for an admin to uphold later. */
async function noticed(reviewId: string) {
  const email = freshEmail();
  const given = await api.browser().call("POST", "/api/notices", {
    address: `/vendor/user-review-detail?id=${reviewId}`,
    reason: "defamation",
    explanation: "It says that I stole from my guests, which isn’t true.",
    name: "Nika Horvat",
    email,
    goodFaith: true,
  });
  expect(given.statusCode, given.body).toBe(202);
  const { receipt } = await api.database.db
    .selectFrom("notices")
    .select("receipt")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const read = async () => (await api.browser().call("GET", `/api/notices/${receipt}`)).json();
  const tryToUphold = async (admin: Member) => {
    const { revision } = await api.database.db
      .selectFrom("reviews")
      .select("revision")
      .where("id", "=", reviewId)
      .executeTakeFirstOrThrow();
    const about = { vendorId: (await read()).vendor.id, version: revision };
    const decision = { action: "uphold", ...about, reason: "It accuses someone of a crime." };
    return admin.call("POST", `/api/notices/${receipt}/decision`, decision);
  };
  const uphold = async (admin: Member) => {
    const answer = await tryToUphold(admin);
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const mails = async () => (await api.inbox(email)).map(({ subject }) => subject);
  return { tryToUphold, uphold, mails, status: async () => (await read()).status };
}
const lastDecision = async (reviewId: string) =>
  (
    await api.database.db
      .selectFrom("review_decisions")
      .select("id")
      .where("review_id", "=", reviewId)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow()
  ).id;
const openTicket = async (reviewId: string) =>
  (
    await api.database.db
      .selectFrom("report_tickets")
      .select("id")
      .where("review_id", "=", reviewId)
      .where("status", "=", "open")
      .executeTakeFirstOrThrow()
  ).id;

test("a removal isn’t undone beside the partner’s review, nor on a page the author looks after", async () => {
  const [first, second] = await admins();
  const { db } = api.database;
  const since: Record<string, (about: Awaited<ReturnType<typeof reported>>) => Promise<unknown>> = {
    "partner has reviewed": async ({ vendorId, author }) => {
      const partner = await api.member();
      const couple_id = crypto.randomUUID();
      const members = [author, partner].map(({ userId }) => ({ couple_id, user_id: userId, since: sql<Date>`now()` }));
      await db.insertInto("couple_members").values(members).execute();
      const theirs = { ...aReview, review: "They never rang either of us back." };
      const written = await partner.call("POST", `/api/vendors/${vendorId}/reviews`, theirs);
      expect(written.statusCode, written.body).toBe(201);
    },
    "looks after": ({ vendorId, author }) =>
      db.updateTable("vendors").set({ owner_id: author.userId }).where("id", "=", vendorId).execute(),
  };
  for (const [detail, happens] of Object.entries(since)) {
    const about = await reported();
    await appeal(about.author, await decide(first, about.ticketId, removal));
    await happens(about);
    const refused = await tryTo(second, about.ticketId, { action: "dismiss" });
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining(detail)]);
    expect(await about.status()).toBe("removed");
  }
});

test("a notice upheld about what is removed already is told to the author, who can appeal: that is heard about all notices", async () => {
  const [first, second] = await admins();
  const { author, reporter, reviewId, ticketId, status, count } = await reported();
  const notices = [await noticed(reviewId), await noticed(reviewId)];
  const removalId = await decide(first, ticketId, removal);
  const told = (await api.inbox(reporter.email)).length;
  for (const { uphold } of notices) await uphold(first);
  // Nothing has changed for those who reported it.
  expect(await api.inbox(reporter.email)).toHaveLength(told);
  expect((await lastMail(author)).subject).toMatch(/stays removed$/);
  const decisionId = await lastDecision(reviewId);
  expect((await lastMail(author)).links.join(" ")).toContain(`/appeal?id=${decisionId}`);
  // What was decided first is no longer what it is about.
  expect((await statement(author, removalId)).appealUntil).toBeNull();
  expect((await appeal(author, removalId)).statusCode).toBe(409);
  expect(await statement(author, decisionId)).toMatchObject({ because: "illegal", appealUntil: expect.any(String) });

  expect((await appeal(author, decisionId)).statusCode).toBe(201);
  await decide(second, await openTicket(reviewId), { action: "dismiss" });
  expect([await status(), await count()]).toEqual(["published", 1]);
  for (const notice of notices) {
    expect(await notice.status()).toBe("dismissed");
    expect((await notice.mails())[0]).toMatch(/^The review is shown again/);
  }
});

test("a case shows the notices of illegal content about its review, whatever has come of them", async () => {
  const [first] = await admins();
  const { reviewId, ticketId } = await reported();
  const one = await noticed(reviewId);
  const of = async () => (await caseOf(first, ticketId)).notices;
  expect(await of()).toMatchObject([{ notifier: "Nika Horvat", status: "open", decision: "", decidedAt: null }]);
  await one.uphold(first);
  expect(await of()).toMatchObject([
    { status: "upheld", decision: "It accuses someone of a crime.", decidedAt: expect.any(String) },
  ]);
});

test("a notice that is upheld during an appeal ends it, which the appellant is told, by an admin who may hear the appeal", async () => {
  const [first, second] = await admins();
  const { author, reviewId, ticketId, status } = await reported();
  const { tryToUphold, uphold } = await noticed(reviewId);
  const hideId = await decide(first, ticketId, { action: "hide", because: "other" });
  await appeal(author, hideId);
  const refused = await tryToUphold(first);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("another admin")]);
  expect((await statement(author, hideId)).appeal.status).toBe("open");
  await uphold(second);
  expect((await statement(author, hideId)).appeal.status).toBe("ended");
  expect(await status()).toBe("removed");
  const subjects = (await api.inbox(author.email)).map(({ subject }) => subject);
  expect(subjects.slice(0, 2).toSorted()).toEqual([
    expect.stringMatching(/^We’ve removed your review/),
    expect.stringMatching(/^Your appeal .* has ended$/),
  ]);

  // The same about one that is removed already.
  const removed = await reported();
  const later = await noticed(removed.reviewId);
  const removalId = await decide(first, removed.ticketId, removal);
  await appeal(removed.author, removalId);
  expect((await later.tryToUphold(first)).statusCode).toBe(409);
  await later.uphold(second);
  expect((await statement(removed.author, removalId)).appeal.status).toBe("ended");
  expect((await appeal(removed.author, await lastDecision(removed.reviewId))).statusCode).toBe(201);
});

test("an appeal that is answered by hiding what a notice removed leaves the notice, until the review is restored", async () => {
  const [first, second] = await admins();
  const { author, reviewId, status } = await reported();
  const notice = await noticed(reviewId);
  await notice.uphold(first);
  await appeal(author, await lastDecision(reviewId));
  await decide(second, await openTicket(reviewId), { action: "hide", because: "illegal" });
  expect([await status(), await notice.status()]).toEqual(["hidden", "upheld"]);
  const restore = { action: "restore", version: 1, explanation };
  const answer = await second.call("POST", `/api/reviews/${reviewId}/decision`, restore);
  expect(answer.statusCode, answer.body).toBe(200);
  expect([await status(), await notice.status()]).toEqual(["published", "dismissed"]);
  expect((await notice.mails())[0]).toMatch(/^The review is shown again/);
});

test("what a notice removed once more is kept until nobody can appeal against that any more", async () => {
  const { db } = api.database;
  const [first] = await admins();
  const { author, reviewId, ticketId } = await reported();
  const [once, late] = [await noticed(reviewId), await noticed(reviewId)];
  await decide(first, ticketId, removal);
  await passWindow();
  await once.uphold(first);
  const kept = async () => {
    await purgeExpired(db, api.photos);
    const row = db.selectFrom("reviews").select("review").where("id", "=", reviewId);
    return (await row.executeTakeFirstOrThrow()).review;
  };
  expect(await kept()).toBe(said);
  await passWindow();
  expect(await kept()).toBe("");
  // Nothing could come back any more, so there is nothing to appeal for.
  const last = await lastDecision(reviewId);
  await late.uphold(first);
  expect([await late.status(), await lastDecision(reviewId)]).toEqual(["upheld", last]);
  expect((await appeal(author, last)).statusCode).toBe(409);
});

test("an admin who reported a review or appealed about it leaves it to another one, wherever they decide", async () => {
  const [admin, second] = await admins();
  const { reviewId, ticketId } = await reported();
  await admin.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "fake" });
  const hide = { action: "hide", version: 1, because: "other", explanation };
  const past = await admin.call("POST", `/api/reviews/${reviewId}/decision`, hide);
  expect([past.statusCode, past.json().detail]).toEqual([409, expect.stringContaining("another admin")]);

  // Their appeal against the dismissal joins the ticket that someone else has opened since.
  const dismissal = await decide(second, ticketId, { action: "dismiss" });
  await (await api.member()).call("POST", `/api/reviews/${reviewId}/reports`, { reason: "fake" });
  expect((await appeal(admin, dismissal)).statusCode).toBe(201);
  const { id } = await api.database.db
    .selectFrom("report_tickets")
    .select("id")
    .where("review_id", "=", reviewId)
    .where("status", "=", "open")
    .executeTakeFirstOrThrow();
  expect(id).not.toBe(ticketId);
  expect((await tryTo(admin, id, removal)).statusCode).toBe(409);
});

test("who reported a review that is shown again can appeal against that, and another admin decides", async () => {
  const [first, second] = await admins();
  const hiding = { action: "hide", because: "not-genuine" };
  for (const [decision, outcome, shown] of [
    [{ action: "dismiss" }, "refused", "published"],
    [hiding, "granted", "hidden"],
  ] as const) {
    const { author, reporter, reviewId, ticketId, status } = await reported();
    await decide(first, ticketId, hiding);
    const restore = { action: "restore", version: 1, status: "hidden", explanation };
    expect((await first.call("POST", `/api/reviews/${reviewId}/decision`, restore)).statusCode).toBe(200);
    const heard = await lastMail(author);
    const [decisionId] = (await lastMail(reporter)).links.flatMap(
      (link) => /\/appeal\?id=([\w-]+)/.exec(link)?.[1] ?? [],
    );
    expect(await statement(reporter, decisionId!)).toMatchObject({
      action: "restore",
      relation: "reporter",
      explanation: "",
      appealUntil: expect.any(String),
    });
    expect((await statement(author, decisionId!)).appealUntil).toBeNull();
    expect((await appeal(reporter, decisionId!)).statusCode).toBe(201);
    const refused = await tryTo(first, ticketId, decision);
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("another admin")]);
    await decide(second, ticketId, decision);
    expect(await status()).toBe(shown);
    expect((await statement(reporter, decisionId!)).appeal).toMatchObject({ status: outcome });
    // Where nothing changes, its author isn't written to again.
    if (outcome === "refused") expect(await lastMail(author)).toEqual(heard);
    else expect((await lastMail(author)).subject).toContain("We’ve hidden your review");
  }
});

test("what a reporter’s appeal has hidden isn’t shown again by whoever had let it be; if another admin does so, they can appeal again", async () => {
  const [first, second] = await admins();
  const { reporter, reviewId, ticketId, status } = await reported();
  const dismissal = await decide(first, ticketId, { action: "dismiss" });
  await appeal(reporter, dismissal);
  await decide(second, ticketId, { action: "hide", because: "not-genuine" });
  const restore = { action: "restore", version: 1, status: "hidden", explanation };
  const refused = await first.call("POST", `/api/reviews/${reviewId}/decision`, restore);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("another admin")]);
  expect(await status()).toBe("hidden");
  expect((await second.call("POST", `/api/reviews/${reviewId}/decision`, restore)).statusCode).toBe(200);
  const mail = await lastMail(reporter);
  const [decisionId] = mail.links.flatMap((link) => /\/appeal\?id=([\w-]+)/.exec(link)?.[1] ?? []);
  expect(mail.subject).toContain("is shown again");
  expect(await statement(reporter, decisionId!)).toMatchObject({ appealUntil: expect.any(String), appeal: null });
  expect((await appeal(reporter, decisionId!)).statusCode).toBe(201);
  expect((await statement(reporter, decisionId!)).appeal).toMatchObject({ words, status: "open" });
});
