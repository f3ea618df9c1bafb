import { sql } from "kysely";
import { expect, test } from "vitest";
import { startAgainAs } from "../../test/states.ts";
import { useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;

const title = "Ask Petra on 041 555 019";
/** Too short to be held for being like another. */
const words = "Ring Petra on 041 555 019, she will say so. The fish was cold.";
const explanation = "We have read it, and this is what we found.";

/** A review that two people have reported, and who wrote and reported it. */
async function reported(reason = "fake") {
  const vendorId = await addVendor(api.database.db);
  const [author, first, second] = [await api.member(), await api.member({ firstName: "Iris" }), await api.member()];
  const written = await author.call("POST", `/api/vendors/${vendorId}/reviews`, {
    ...aReview,
    title,
    review: words,
    rating: 1,
  });
  const reviewId = written.json().id as string;
  for (const reporter of [first, second]) {
    const answer = await reporter.call("POST", `/api/reviews/${reviewId}/reports`, { reason, report: "I know them." });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  const { id: ticketId } = await api.database.db
    .selectFrom("report_tickets")
    .select("id")
    .where("review_id", "=", reviewId)
    .executeTakeFirstOrThrow();
  return { vendorId, author, reporters: [first, second], reviewId, ticketId };
}

/** As two people have reported it. */
const asRead = { version: 1, ticketVersion: 2 };
const decide = (admin: Member, ticketId: string, decision: object) =>
  admin.call("POST", `/api/admin/reports/${ticketId}/decision`, { ...asRead, explanation, ...decision });
const caseOf = async (admin: Member, ticketId: string) =>
  (await admin.call("GET", `/api/admin/reports/${ticketId}`)).json();
const listed = async (admin: Member, query = "") =>
  (await admin.call("GET", `/api/admin/reports${query}`)).json().items.map(({ id }: { id: string }) => id) as string[];
const lastMail = async ({ email }: Member) => (await api.inbox(email))[0]!;
const countOf = async (vendorId: string) =>
  (
    await api.database.db
      .selectFrom("vendor_stats")
      .select("review_count")
      .where("vendor_id", "=", vendorId)
      .executeTakeFirstOrThrow()
  ).review_count;

test("each decision tells the author why and the reporters what came of it, changes the numbers and is on record", async () => {
  const admin = await api.member({ isAdmin: true, firstName: "Mira", lastName: "Zupan" });
  for (const [action, { subject, told, review, ticket, counted }] of Object.entries({
    dismiss: {
      subject: "stays as it is",
      told: "it stays as it is",
      review: "published",
      ticket: "dismissed",
      counted: 1,
    },
    warn: {
      subject: "About your review",
      told: "mind our guidelines",
      review: "published",
      ticket: "upheld",
      counted: 1,
    },
    hide: { subject: "hidden your review", told: "no longer shown", review: "hidden", ticket: "upheld", counted: 0 },
    remove: {
      subject: "removed your review",
      told: "We’ve removed it",
      review: "removed",
      ticket: "upheld",
      counted: 0,
    },
  })) {
    const { vendorId, author, reporters, reviewId, ticketId } = await reported();
    const answer = await decide(admin, ticketId, { action, ...(action !== "dismiss" && { because: "not-genuine" }) });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      status: ticket,
      decidedAt: expect.any(String),
      review: { id: reviewId, status: review },
      decision: { action, explanation, by: "Mira Zupan" },
    });
    expect(await countOf(vendorId)).toBe(counted);

    const statement = await lastMail(author);
    expect(statement.subject).toContain(subject);
    expect(statement.text).toContain("A person decided this");
    // What a dismissal says is for those who reported it, and everything else for the author.
    expect(statement.text.includes(explanation)).toBe(action !== "dismiss");
    for (const reporter of reporters) {
      const { text } = await lastMail(reporter);
      expect(text).toContain(told);
      expect(text.includes(explanation)).toBe(action === "dismiss");
      expect((await reporter.call("GET", "/api/users/me/reports")).json().items[0].status).toBe(ticket);
    }
    const { history, decisions } = await caseOf(admin, ticketId);
    expect(history[0]).toMatchObject({
      by: "Mira Zupan",
      to: action === "hide" || action === "remove" ? review : ticket,
    });
    expect(decisions).toHaveLength(1);
  }
});

test("what is redacted is readable nowhere afterwards, and admins still see it", async () => {
  const admin = await api.member({ isAdmin: true });
  await api.database.db.deleteFrom("reviews").execute();
  const { vendorId, author, reviewId, ticketId } = await reported("personal-data");
  const rest = "[removed], she will say so. The fish was cold.";
  const redacted = { title: "Ask [removed]", review: rest };
  const answer = await decide(admin, ticketId, { action: "redact", because: "personal-data", redacted });
  expect(answer.statusCode, answer.body).toBe(200);

  const guest = api.browser();
  const everywhere = [
    `/api/reviews/${reviewId}`,
    `/api/reviews/${reviewId}/revisions`,
    `/api/vendors/${vendorId}/reviews`,
    `/api/vendors/${vendorId}/reviews?q=Petra`,
    "/api/reviews/latest",
    "/api/exports/reviews",
  ];
  for (const path of everywhere) {
    const { statusCode, body } = await guest.call("GET", path);
    expect([path, statusCode, body.includes("041 555"), body.includes("Petra")]).toEqual([path, 200, false, false]);
  }
  const shown = (await guest.call("GET", `/api/reviews/${reviewId}`)).json().review;
  expect(shown).toMatchObject({ ...redacted, rating: 1, version: 2, editedAt: null });
  expect((await guest.call("GET", `/api/reviews/${reviewId}/revisions`)).json().items).toMatchObject([
    { version: 2, changed: [] },
  ]);
  expect((await lastMail(author)).text).not.toContain("041 555");
  expect((await caseOf(admin, ticketId)).revisions).toMatchObject([
    { version: 2, review: rest, changed: ["title", "review"] },
    { version: 1, review: words },
  ]);
  const { rows } = await sql<{ kept: string }>`
    select r::text || v::text as kept from reviews r join review_revisions v on v.review_id = r.id
    where r.id = ${reviewId}::uuid`.execute(api.database.db);
  for (const { kept } of rows) expect(kept).not.toContain("041 555");
});

test("a redaction only takes away: no admin puts words into an author’s mouth", async () => {
  const admin = await api.member({ isAdmin: true });
  const { ticketId } = await reported();
  const tries = [
    { title, review: words },
    { title, review: "[removed] The fish was warm." },
    { title, review: "The fish was cold. [removed]" },
    { title: "Ask Petra", review: words },
    { title, review: `${words} [removed] And they cried.` },
    { title, review: words.replace("cold", "co[removed]ld") },
  ];
  for (const redacted of tries) {
    const answer = await decide(admin, ticketId, { action: "redact", because: "personal-data", redacted });
    expect([redacted, answer.statusCode]).toEqual([redacted, 422]);
  }
  for (const wrong of [
    { action: "remove" },
    { action: "dismiss", because: "other" },
    { action: "redact", because: "personal-data" },
    { action: "hide", because: "other", redacted: { title, review: "[removed] cold." } },
  ])
    expect([wrong, (await decide(admin, ticketId, wrong)).statusCode]).toEqual([wrong, 422]);
  expect(await listed(admin)).toContain(ticketId);
});

test("of two admins who decide at the same time one succeeds, and the other learns the result", async () => {
  const admins = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
  const { ticketId, author } = await reported();
  const answers = await Promise.all([
    decide(admins[0]!, ticketId, { action: "remove", because: "not-genuine" }),
    decide(admins[1]!, ticketId, { action: "dismiss" }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
  expect(lost!.json().detail).toContain(`now ${won!.json().status}`);
  expect((await caseOf(admins[0]!, ticketId)).decisions).toHaveLength(1);
  expect((await api.inbox(author.email)).filter(({ text }) => text.includes("A person decided"))).toHaveLength(1);
});

test("a review that was edited since the admin loaded it isn’t decided unread", async () => {
  const admin = await api.member({ isAdmin: true });
  const { author, reviewId, ticketId } = await reported();
  await author.call("PATCH", `/api/reviews/${reviewId}`, { rating: 2 }, { "if-match": '"1"' });
  expect((await decide(admin, ticketId, { action: "dismiss" })).statusCode).toBe(409);
  expect((await decide(admin, ticketId, { action: "dismiss", version: 2 })).statusCode).toBe(200);
});

test("what people report or withdraw after an admin has loaded a ticket isn’t decided unread", async () => {
  const admin = await api.member({ isAdmin: true });
  const { reviewId, ticketId } = await reported();
  const late = await api.member();
  const dismissal = { action: "dismiss" };
  const { id } = (await late.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "illegal" })).json();
  const refused = await decide(admin, ticketId, dismissal);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("has changed")]);
  const ticketVersion = (await caseOf(admin, ticketId)).ticket.version;
  expect((await late.call("DELETE", `/api/reports/${id}`)).statusCode).toBe(204);
  expect((await decide(admin, ticketId, { ...dismissal, ticketVersion })).statusCode).toBe(409);
  const [found] = (await admin.call("GET", "/api/admin/reports?sort=newest")).json().items;
  expect(found.id).toBe(ticketId);
  expect((await decide(admin, ticketId, { ...dismissal, ticketVersion: found.version })).statusCode).toBe(200);
});

test("whoever wrote it or looks after the vendor neither sees nor decides it; whoever reported it leaves it to another admin", async () => {
  const [admin, other] = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
  const { vendorId, reviewId, ticketId } = await reported();
  const { db } = api.database;
  const dismissal = { action: "dismiss" };
  await admin.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "spam" });
  expect((await caseOf(admin, ticketId)).notByYou).toBe("reported");
  expect((await decide(admin, ticketId, dismissal)).statusCode).toBe(409);
  await db.updateTable("users").set({ is_admin: false }).where("id", "<>", admin.userId).execute();
  expect((await caseOf(admin, ticketId)).notByYou).toBeNull();
  await db.updateTable("users").set({ is_admin: true }).where("id", "=", other.userId).execute();

  await db.updateTable("vendors").set({ owner_id: other.userId }).where("id", "=", vendorId).execute();
  expect(await listed(other)).not.toContain(ticketId);
  expect((await other.call("GET", `/api/admin/reports/${ticketId}`)).statusCode).toBe(404);
  expect((await decide(other, ticketId, dismissal)).statusCode).toBe(404);
  await db.updateTable("vendors").set({ owner_id: null }).where("id", "=", vendorId).execute();
  await db.updateTable("reviews").set({ author_id: other.userId }).where("id", "=", reviewId).execute();
  expect((await decide(other, ticketId, dismissal)).statusCode).toBe(404);
  expect(await listed(other)).not.toContain(ticketId);
});

test("open tickets come urgent ones first and then by age, in pages; a search finds names, words and reports", async () => {
  const admin = await api.member({ isAdmin: true });
  await api.database.db.deleteFrom("report_tickets").execute();
  const tickets: string[] = [];
  for (const reason of ["fake", "spam", "personal-data"]) tickets.push((await reported(reason)).ticketId);
  const [fake, spam, urgent] = tickets as [string, string, string];
  expect(await listed(admin)).toEqual([urgent, fake, spam]);
  expect(await listed(admin, "?sort=newest")).toEqual([urgent, spam, fake]);
  const first = (await admin.call("GET", "/api/admin/reports?limit=2")).json();
  expect(await listed(admin, `?limit=2&cursor=${first.nextCursor}`)).toEqual([spam]);
  expect(first.items[0]).toMatchObject({ isUrgent: true, reports: [{ reason: "personal-data", count: 2 }] });
  for (const q of ["podrož", "fish was COLD", "I know them", "Ana Kov"])
    expect([q, (await listed(admin, `?q=${encodeURIComponent(q)}`)).length]).toEqual([q, 3]);
  expect(await listed(admin, "?q=100%25")).toEqual([]);
  await decide(admin, fake, { action: "dismiss" });
  expect(await listed(admin)).toEqual([urgent, spam]);
  expect(await listed(admin, "?state=decided")).toEqual([fake]);
});

test("tickets can be narrowed to what a report alleges that is neither withdrawn nor erased", async () => {
  const admin = await api.member({ isAdmin: true });
  const { db } = api.database;
  await db.deleteFrom("report_tickets").execute();
  const [both, spam] = [await reported("fake"), await reported("spam")];
  const third = await api.member();
  const report = await third.call("POST", `/api/reviews/${both.reviewId}/reports`, { reason: "spam" });
  expect(report.statusCode, report.body).toBe(201);
  expect(await listed(admin, "?reason=spam")).toEqual([both.ticketId, spam.ticketId]);
  expect(await listed(admin, "?reason=spam&sort=newest")).toEqual([spam.ticketId, both.ticketId]);
  expect(await listed(admin, "?reason=spam&limit=1")).toEqual([both.ticketId]);
  expect(await listed(admin, "?reason=fake")).toEqual([both.ticketId]);
  expect(await listed(admin, "?reason=illegal")).toEqual([]);
  expect((await third.call("DELETE", `/api/reports/${report.json().id}`)).statusCode).toBe(204);
  expect(await listed(admin, "?reason=spam")).toEqual([spam.ticketId]);
  await decide(admin, both.ticketId, { action: "dismiss", version: 1, ticketVersion: 4 });
  expect(await listed(admin, "?reason=fake")).toEqual([]);
  expect(await listed(admin, "?reason=fake&state=decided")).toEqual([both.ticketId]);
  await db.deleteFrom("review_reports").where("ticket_id", "=", both.ticketId).execute();
  expect(await listed(admin, "?reason=fake&state=decided")).toEqual([]);
});

test("a case has who reported it, the author’s record and decisions about alike reports", async () => {
  const admin = await api.member({ isAdmin: true });
  const { ticketId: alike } = await reported("illegal");
  await decide(admin, alike, { action: "hide", because: "illegal" });
  const { author, ticketId } = await reported("illegal");
  const elsewhere = await addVendor(api.database.db);
  const other = await author.call("POST", `/api/vendors/${elsewhere}/reviews`, aReview);
  const removal = { action: "remove", because: "off-topic", explanation };
  await admin.call("POST", `/api/reviews/${other.json().id}/decision`, { version: 1, ...removal });
  expect(await caseOf(admin, ticketId)).toMatchObject({
    author: {
      name: "Ana Kovač",
      reviews: { published: 0, held: 0, hidden: 0, removed: 1 },
      decisions: [{ action: "remove", because: "off-topic" }],
    },
    reports: [{ reporter: "Iris Kovač", report: "I know them.", version: 1 }, { reporter: "Ana Kovač" }],
    alike: [{ action: "hide", because: "illegal" }],
    notByYou: null,
  });
});

test("an admin’s own decisions are marked as theirs, and nobody else’s", async () => {
  const [first, second] = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
  const { ticketId } = await reported("illegal");
  await decide(first, ticketId, { action: "warn", because: "illegal" });
  expect((await caseOf(first, ticketId)).decisions).toMatchObject([{ byYou: true }]);
  expect((await caseOf(second, ticketId)).decisions).toMatchObject([{ byYou: false }]);
});

test("held reviews wait in the order in which they came, with the rule that holds them", async () => {
  const admin = await api.member({ isAdmin: true });
  const website = "https://posestvo-pule.example";
  const vendorId = await addVendor(api.database.db, { website });
  const author = await api.member();
  await api.database.db
    .updateTable("users")
    .set({ email: "janez@posestvo-pule.example" })
    .where("id", "=", author.userId)
    .execute();
  const { id } = (await author.call("POST", `/api/vendors/${vendorId}/reviews`, aReview)).json();
  const held = async () => (await admin.call("GET", "/api/admin/held-reviews")).json().items;
  expect(await held()).toMatchObject([{ review: { id, status: "held" }, because: "conflict-of-interest" }]);
  await admin.call("POST", `/api/reviews/${id}/decision`, { action: "publish", version: 1, explanation });
  expect(await held()).toEqual([]);
  expect((await api.inbox("janez@posestvo-pule.example"))[0]!.text).toContain(
    "An automatic rule had us look at it first.",
  );
});

test("a ticket is as urgent as the reports that are left", async () => {
  const admin = await api.member({ isAdmin: true });
  const { reviewId, ticketId } = await reported();
  const hasty = await api.member();
  const { id } = (
    await hasty.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "illegal", report: "It’s libel." })
  ).json();
  expect((await caseOf(admin, ticketId)).ticket.isUrgent).toBe(true);
  expect((await hasty.call("DELETE", `/api/reports/${id}`)).statusCode).toBe(204);
  expect((await caseOf(admin, ticketId)).ticket.isUrgent).toBe(false);
});

/** A review that no one has reported. */
async function unreported() {
  const vendorId = await addVendor(api.database.db);
  const author = await api.member();
  const written = await author.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, review: words });
  return { vendorId, author, reviewId: written.json().id as string };
}

const takeUp = (admin: Member, reviewId: string) => admin.call("POST", `/api/reviews/${reviewId}/ticket`);
/** As its admin has opened it. */
const untouched = { ticketVersion: 1 };

test("an admin takes up a review that no one has reported and decides about it; its author is told, and can appeal", async () => {
  const admin = await api.member({ isAdmin: true, firstName: "Mira" });
  const { author, reviewId } = await unreported();
  const before = (await api.inbox(author.email)).length;
  const { id } = (await takeUp(admin, reviewId)).json();
  expect((await takeUp(admin, reviewId)).json(), "the same ticket").toEqual({ id });
  expect(await listed(admin)).toContain(id);
  expect(await api.inbox(author.email), "nothing has been decided yet").toHaveLength(before);
  const { ticket, history, reports, notByYou } = await caseOf(admin, id);
  expect({ ticket, reports, notByYou }).toMatchObject({
    ticket: { isOwnInitiative: true, reports: [] },
    reports: [],
    notByYou: null,
  });
  expect(history[0]).toMatchObject({ subject: "report", action: "take up", from: null, to: "open" });

  await api.database.db.updateTable("users").set({ last_name: "" }).where("id", "=", admin.userId).execute();
  const hidden = await decide(admin, id, { action: "hide", because: "off-topic", ...untouched });
  expect(hidden.json().decision.by, "with no space for a last name").toBe("Mira");
  const { text } = await lastMail(author);
  expect(text).toContain("No one had reported it: we came across it ourselves.");
  expect(text).not.toContain("had been reported");
  expect(text).toContain("you can appeal once");
  expect((await takeUp(admin, reviewId)).json(), "what has become of it").toEqual({ id });
});

test("an author learns nothing of a review that was taken up and is all right", async () => {
  const admin = await api.member({ isAdmin: true });
  const { author, reviewId } = await unreported();
  const { id } = (await takeUp(admin, reviewId)).json();
  const before = (await api.inbox(author.email)).length;
  expect((await decide(admin, id, { action: "dismiss", ...untouched })).statusCode).toBe(200);
  expect(await api.inbox(author.email)).toHaveLength(before);

  const again = (await takeUp(admin, reviewId)).json().id;
  expect(again, "it can be taken up again").not.toBe(id);
  await decide(admin, again, { action: "warn", because: "off-topic", ...untouched });
  expect((await lastMail(author)).text).toContain("We’ve read your review");
});

test("a review isn’t taken up by an admin whom it concerns, nor when it isn’t published", async () => {
  const admin = await api.member({ isAdmin: true });
  const { vendorId, author, reviewId } = await unreported();
  const written = (userId: string) =>
    api.database.db.updateTable("reviews").set({ author_id: userId }).where("id", "=", reviewId).execute();
  await written(admin.userId);
  expect((await takeUp(admin, reviewId)).statusCode).toBe(409);
  await written(author.userId);
  const ownedBy = (owner_id: string | null) =>
    api.database.db.updateTable("vendors").set({ owner_id }).where("id", "=", vendorId).execute();
  await ownedBy(admin.userId);
  expect((await takeUp(admin, reviewId)).statusCode).toBe(409);
  await ownedBy(null);
  await startAgainAs(api.database.db, "reviews", reviewId, "held");
  expect((await takeUp(admin, reviewId)).json().detail).toContain("held");
  expect((await takeUp(admin, "0192a000-0000-7000-8000-000000000000")).statusCode).toBe(404);
});

test("a ticket that an admin has opened stays open when those who report the review meanwhile withdraw that", async () => {
  const admin = await api.member({ isAdmin: true });
  const { reviewId } = await unreported();
  const { id } = (await takeUp(admin, reviewId)).json();
  const reporter = await api.member();
  const report = await reporter.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "fake" });
  expect((await reporter.call("DELETE", `/api/reports/${report.json().id}`)).statusCode).toBe(204);
  expect((await caseOf(admin, id)).ticket).toMatchObject({ status: "open", version: 3 });
});

test("the first report on what an admin has taken up is told to its author and to us, and a dismissal is, too, though it was withdrawn", async () => {
  const admin = await api.member({ isAdmin: true });
  const { author, reviewId } = await unreported();
  const { id } = (await takeUp(admin, reviewId)).json();
  const reporter = await api.member();
  const report = await reporter.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "fake" });
  expect((await lastMail(author)).subject).toMatch(/has been reported/);
  await reporter.call("DELETE", `/api/reports/${report.json().id}`);
  // A report and its withdrawal are two changes.
  expect((await decide(admin, id, { action: "dismiss", ticketVersion: 3 })).statusCode).toBe(200);
  expect((await lastMail(author)).subject).toMatch(/stays as it is/);
});

test("whoever reported a review doesn’t decide about it by taking it up, whatever became of the report", async () => {
  const [admin] = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
  const { reviewId } = await unreported();
  const report = await admin.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "fake" });
  expect((await admin.call("DELETE", `/api/reports/${report.json().id}`)).statusCode).toBe(204);
  const { id } = (await takeUp(admin, reviewId)).json();
  expect((await caseOf(admin, id)).notByYou).toBe("reported");
  expect((await decide(admin, id, { action: "hide", because: "off-topic", ...untouched })).statusCode).toBe(409);
});

test("nor where someone else’s report keeps the ticket open, or opens another", async () => {
  const [admin, other] = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
  const { reviewId, ticketId } = await reported();
  const report = await admin.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "fake" });
  expect((await admin.call("DELETE", `/api/reports/${report.json().id}`)).statusCode).toBe(204);
  expect((await caseOf(admin, ticketId)).notByYou).toBe("reported");
  const hide = { action: "hide", because: "off-topic", ticketVersion: 4 };
  expect((await decide(admin, ticketId, hide)).statusCode).toBe(409);

  expect((await decide(other, ticketId, { action: "dismiss", ticketVersion: 4 })).statusCode).toBe(200);
  const late = await api.member();
  expect((await late.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "spam" })).statusCode).toBe(201);
  const next = await api.database.db
    .selectFrom("report_tickets")
    .select("id")
    .where("review_id", "=", reviewId)
    .where("status", "=", "open")
    .executeTakeFirstOrThrow();
  expect((await caseOf(admin, next.id)).notByYou).toBe("reported");
  expect((await caseOf(other, next.id)).notByYou).toBeNull();
});

test("nor by deciding about it while no ticket is open; where every other admin has reported it too, they do", async () => {
  const [admin, other] = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
  const { reviewId } = await unreported();
  const hide = { action: "hide", because: "off-topic", version: 1, explanation };
  for (const reporter of [admin, other]) {
    const report = await reporter.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "fake" });
    expect((await reporter.call("DELETE", `/api/reports/${report.json().id}`)).statusCode).toBe(204);
    if (reporter === admin) {
      const answer = await admin.call("POST", `/api/reviews/${reviewId}/decision`, hide);
      expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringContaining("You’ve reported")]);
    }
  }
  await api.database.db
    .updateTable("users")
    .set({ is_admin: false })
    .where("id", "not in", [admin.userId, other.userId])
    .execute();
  expect((await admin.call("POST", `/api/reviews/${reviewId}/decision`, hide)).statusCode).toBe(200);
});

test("a hidden review is shown again by a decision with words; its author and those who reported it are told", async () => {
  const admin = await api.member({ isAdmin: true });
  const { author, reviewId, ticketId, vendorId, reporters } = await reported();
  await decide(admin, ticketId, { action: "hide", because: "off-topic" });
  const decision = { action: "restore", version: 1, status: "hidden", explanation };
  const preview = await admin.call("POST", "/api/admin/previews", {
    subject: "review",
    id: reviewId,
    decision,
  });
  expect(preview.json().mails).toMatchObject([
    { to: "author", text: expect.stringContaining(explanation) },
    ...reporters.map(() => ({ to: "reporter", text: expect.not.stringContaining(explanation) })),
  ]);
  expect((await admin.call("POST", `/api/reviews/${reviewId}/decision`, decision)).json()).toMatchObject({
    status: "published",
  });
  expect(await countOf(vendorId)).toBe(1);
  expect((await lastMail(author)).subject).toContain("is back");
  for (const reporter of reporters) {
    expect((await lastMail(reporter)).subject).toContain("that you reported is shown again");
    const { items } = (await reporter.call("GET", "/api/users/me/reports")).json();
    expect(items[0]).toMatchObject({ status: "dismissed", review: { isPublished: true } });
  }
  const { decisions, history } = await caseOf(admin, ticketId);
  expect(decisions[0]).toMatchObject({ action: "restore", explanation });
  expect(history.slice(0, 2)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ subject: "review", action: "restore", to: "published" }),
      expect.objectContaining({ subject: "report", action: "overturn", to: "dismissed" }),
    ]),
  );
});
