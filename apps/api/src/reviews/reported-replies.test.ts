// What people report about a vendor's reply to a review, and what comes of it.
import { replyEditsADay } from "@troth/rules/replies";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { purgeWords } from "./purge-words.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;
type Caller = Pick<Member, "call">;

const naming = "Mrs Kralj, you have never paid for the coffee.";
const explanation = "It gave the last name of whoever wrote the review.";

const put = (who: Caller, id: string, text: string, version?: number) =>
  who.call(
    "PUT",
    `/api/reviews/${id}/response`,
    { text, confirmed: true },
    version === undefined ? {} : { "if-match": `"${version}"` },
  );
const report = (who: Caller, id: string, body: object = { about: "response", reason: "personal-data" }) =>
  who.call("POST", `/api/reviews/${id}/reports`, body);
const caseOf = async (admin: Caller, ticketId: string) =>
  (await admin.call("GET", `/api/admin/reports/${ticketId}`)).json();
const removal = {
  action: "remove-reply",
  because: "personal-data",
  version: 1,
  ticketVersion: 1,
  responseVersion: 1,
  explanation,
};
const decide = (admin: Caller, ticketId: string, decision: object = {}) =>
  admin.call("POST", `/api/admin/reports/${ticketId}/decision`, { ...removal, ...decision });
const ticketsOf = (reviewId: string) =>
  api.database.db.selectFrom("report_tickets").selectAll().where("review_id", "=", reviewId).orderBy("id").execute();
const read = async (reviewId: string) => (await api.browser().call("GET", `/api/reviews/${reviewId}`)).json().review;
const subjects = async ({ email }: Member) => (await api.inbox(email)).map(({ subject }) => subject);
const keptReplies = () => api.database.db.selectFrom("removed_replies").select("text").execute();

/** A review with a reply that says who wrote it. */
async function replied() {
  const { db } = api.database;
  const [owner, manager] = [await api.member(), await api.member()];
  const author = await api.member({ firstName: "Zofija", lastName: "Kralj" });
  const vendorId = await addVendor(db, { owner_id: owner.userId });
  await db.insertInto("vendor_members").values({ vendor_id: vendorId, user_id: manager.userId }).execute();
  const written = await author.call("POST", `/api/vendors/${vendorId}/reviews`, aReview);
  const reviewId = written.json().id as string;
  expect((await put(owner, reviewId, naming)).statusCode).toBe(200);
  return { owner, manager, author, vendorId, reviewId };
}

/** One that its reviewer has reported. */
async function reported() {
  const all = await replied();
  const answer = await report(all.author, all.reviewId);
  expect(answer.statusCode, answer.body).toBe(201);
  const [ticket] = await ticketsOf(all.reviewId);
  return { ...all, reportId: answer.json().id as string, ticketId: ticket!.id };
}

test("the author of a review can report the reply to it, though not their own review, and the e-mail about it leads there", async () => {
  const { author, reviewId } = await replied();
  const [mail] = await api.inbox(author.email);
  expect(mail!.links.find((link) => link.includes("flagreview=true"))).toMatch(
    new RegExp(`/vendor/user-review-detail\\?id=${reviewId}&flagreview=true&about=response#review-${reviewId}$`),
  );
  expect((await report(author, reviewId, { reason: "personal-data" })).json().type).toBe("/api/reference#own-review");
  const answer = await report(author, reviewId);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({ about: "response", reason: "personal-data", status: "open", decisionId: null });
  expect((await author.call("GET", "/api/users/me/reports")).json().items).toEqual([answer.json()]);
  // It isn't their review that is under review, and they have reported it themselves.
  expect((await read(reviewId)).underReviewSince).toBeNull();
  expect(await subjects(author)).not.toContain("Your review of Villa Podrožnik has been reported");
  const [toOperator] = (await api.inbox(api.settings.operatorEmail)).filter(({ text }) => text.includes(reviewId));
  expect(toOperator!.subject).toBe("[Urgent] A reply of Villa Podrožnik has been reported");
});

test("of a reply, only what can be wrong with one is reported, once until it changes, and not by those whose reply it is", async () => {
  const { owner, manager, author, reviewId } = await reported();
  const about = "response";
  expect((await report(await api.member(), reviewId, { about, reason: "fake" })).statusCode).toBe(422);
  for (const own of [owner, manager]) expect((await report(own, reviewId)).statusCode).toBe(403);
  const again = await report(author, reviewId);
  expect([again.statusCode, again.json().type]).toEqual([409, "/api/reference#already-reported"]);
  await put(owner, reviewId, `${naming} Nor for the cake.`, 1);
  expect((await report(author, reviewId)).statusCode).toBe(201);
  // The change and the report are both something that whoever had it open hasn't read.
  expect(await ticketsOf(reviewId)).toMatchObject([{ about, version: 3, status: "open" }]);
  // One and the same person can report the review as well.
  const other = await api.member();
  expect((await report(other, reviewId)).statusCode).toBe(201);
  expect((await report(other, reviewId, { reason: "fake" })).statusCode).toBe(201);
  expect(await ticketsOf(reviewId)).toMatchObject([{ about }, { about: "review", version: 1 }]);
});

test("without a reply there is none to report, and with the reply the reports about it end", async () => {
  const { owner, author, reviewId, ticketId } = await reported();
  await report(author, reviewId, { reason: "fake" });
  const other = await api.member();
  await report(other, reviewId, { reason: "fake" });
  await owner.call("DELETE", `/api/reviews/${reviewId}/response`);
  expect(await ticketsOf(reviewId)).toMatchObject([
    { id: ticketId, status: "withdrawn" },
    { about: "review", status: "open" },
  ]);
  expect((await report(other, reviewId)).statusCode).toBe(404);
});

test("an admin removes a reply: the review stays, its vendor's team is told why, the reporter what came of it, and it's on record", async () => {
  const admin = await api.member({ isAdmin: true, firstName: "Mira", lastName: "Zupan" });
  const { owner, manager, author, reviewId, ticketId } = await reported();
  expect(await caseOf(admin, ticketId)).toMatchObject({
    ticket: { about: "response", isUrgent: true },
    review: { response: { text: naming, version: 1 } },
    removedReply: null,
    reports: [{ reason: "personal-data", version: null }],
  });
  const preview = await admin.call("POST", "/api/admin/previews", {
    subject: "report",
    id: ticketId,
    decision: removal,
  });
  expect(
    preview.json().mails?.map(({ to }: { to: string }) => to),
    preview.body,
  ).toEqual(["author", "owner", "manager"]);
  const answer = await decide(admin, ticketId);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    about: "response",
    status: "upheld",
    review: { status: "published" },
    decision: { action: "remove-reply", because: "personal-data", by: "Mira Zupan" },
  });
  expect(await read(reviewId)).toMatchObject({ review: aReview.review, response: null });
  for (const one of [owner, manager]) {
    const [statement] = await api.inbox(one.email);
    expect(statement!.subject).toBe("We’ve removed the reply of Villa Podrožnik to a review");
    expect(statement!.text).toContain(explanation);
    expect(statement!.text).toContain("it contains personal data");
    expect(statement!.text).not.toContain(naming);
  }
  const [told] = await api.inbox(author.email);
  expect(told!.subject).toBe("We’ve removed the reply of Villa Podrožnik that you reported");
  expect(told!.text).toContain("Your review stays as it is");
  const { review, removedReply, history } = await caseOf(admin, ticketId);
  expect([review.response, removedReply]).toEqual([null, naming]);
  expect(history[0]).toMatchObject({ action: "remove reply", to: "upheld", reason: "personal-data", by: "Mira Zupan" });
  // What is decided about a reply is no decision about the review, and no one's to appeal against.
  const { id: decisionId } = answer.json().decision;
  expect((await author.call("GET", `/api/decisions/${decisionId}`)).statusCode).toBe(404);
  expect((await author.call("GET", "/api/users/me/reviews")).json().items[0].decision ?? null).toBeNull();
});

test("a reply that stays is explained to those who reported it, and to no one else", async () => {
  const admin = await api.member({ isAdmin: true });
  const { owner, author, reviewId, ticketId } = await reported();
  const before = await subjects(owner);
  const answer = await decide(admin, ticketId, { action: "dismiss", because: undefined, responseVersion: undefined });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().status).toBe("dismissed");
  expect((await read(reviewId)).response.text).toBe(naming);
  const [told] = await api.inbox(author.email);
  expect(told!.subject).toBe("The reply of Villa Podrožnik that you reported stays");
  expect(told!.text).toContain(explanation);
  expect(await subjects(owner)).toEqual(before);
});

test("reports about a reply decide nothing about the review, nor the other way round", async () => {
  const admin = await api.member({ isAdmin: true });
  const { owner, reviewId, ticketId } = await reported();
  for (const action of ["warn", "hide", "remove"])
    expect((await decide(admin, ticketId, { action })).statusCode).toBe(422);
  expect((await decide(admin, ticketId, { responseVersion: undefined })).statusCode).toBe(422);
  await report(await api.member(), reviewId, { reason: "fake" });
  const [, about] = await ticketsOf(reviewId);
  expect((await decide(admin, about!.id)).statusCode).toBe(422);
  expect((await decide(admin, about!.id, { action: "hide", because: "not-genuine" })).statusCode).toBe(200);
  expect(await ticketsOf(reviewId)).toMatchObject([
    { id: ticketId, status: "open" },
    { about: "review", status: "upheld" },
  ]);
  await api.database.db.updateTable("reviews").set({ status: "published" }).where("id", "=", reviewId).execute();
  // Changed since the admin read it.
  await put(owner, reviewId, "Thank you for coming, and good luck.", 1);
  expect((await decide(admin, ticketId)).statusCode).toBe(409);
  expect((await read(reviewId)).response.text).toBe("Thank you for coming, and good luck.");
});

test("after a removal another reply can be written, which the reviewer hears of and can report", async () => {
  const admin = await api.member({ isAdmin: true });
  const { owner, author, reviewId, ticketId } = await reported();
  await decide(admin, ticketId);
  expect((await put(owner, reviewId, naming)).statusCode).toBe(200);
  expect((await subjects(author))[0]).toBe("Villa Podrožnik has replied to your review");
  expect((await report(author, reviewId)).statusCode).toBe(201);
  expect((await ticketsOf(reviewId)).map(({ status }) => status)).toEqual(["upheld", "open"]);
});

test("a removed reply is kept as long as what is taken from reviews", async () => {
  const { db } = api.database;
  await db.deleteFrom("removed_replies").execute();
  const admin = await api.member({ isAdmin: true });
  const { ticketId } = await reported();
  await decide(admin, ticketId);
  const ageBy = (days: number) =>
    sql`update review_decisions set at = at - make_interval(days => ${days}) where ticket_id = ${ticketId}::uuid`.execute(
      db,
    );
  await ageBy(170);
  await purgeWords(db);
  expect(await keptReplies()).toEqual([{ text: naming }]);
  await ageBy(20);
  await purgeWords(db);
  expect(await keptReplies()).toEqual([]);
});

test("what an admin decides about a reply is what they have read, whichever way they decide", async () => {
  const admin = await api.member({ isAdmin: true });
  const { owner, reviewId, ticketId } = await reported();
  await put(owner, reviewId, `${naming} Nor for the cake.`, 1);
  const dismissal = { action: "dismiss", because: undefined, responseVersion: undefined };
  expect((await decide(admin, ticketId, dismissal)).statusCode).toBe(409);
  expect((await decide(admin, ticketId, { ...dismissal, ticketVersion: 2 })).statusCode).toBe(200);
});

test("deleting a reply and writing it again is no way round how often it can change", async () => {
  const { owner, reviewId } = await replied();
  for (let times = 1; times <= replyEditsADay; times++) {
    await owner.call("DELETE", `/api/reviews/${reviewId}/response`);
    expect((await put(owner, reviewId, `Thank you for coming, number ${times}.`)).statusCode).toBe(200);
  }
  await owner.call("DELETE", `/api/reviews/${reviewId}/response`);
  expect((await put(owner, reviewId, naming)).statusCode).toBe(429);
});

test("each change to a reply is e-mailed to the reviewer, and there are only so many a day", async () => {
  const { owner, manager, author, reviewId } = await replied();
  const changed = async () => (await subjects(author)).filter((subject) => subject.includes("has changed the reply"));
  expect((await put(owner, reviewId, naming, 1)).statusCode).toBe(200);
  expect(await changed()).toEqual([]);
  for (let version = 1; version <= replyEditsADay; version++)
    expect((await put(manager, reviewId, `Thank you for coming, number ${version}.`, version)).statusCode).toBe(200);
  expect(await changed()).toHaveLength(replyEditsADay);
  const [mail] = await api.inbox(author.email);
  expect(mail!.text).toContain(`number ${replyEditsADay}`);
  expect(mail!.links.some((link) => link.includes("flagreview=true"))).toBe(true);
  expect((await put(owner, reviewId, naming, replyEditsADay + 1)).statusCode).toBe(429);
  await author.call("PATCH", "/api/users/me/settings", { notices: { replies: false } });
  await api.database.db.deleteFrom("rate_limits").execute();
  expect((await put(owner, reviewId, naming, replyEditsADay + 1)).statusCode).toBe(200);
  expect(await changed()).toHaveLength(replyEditsADay);
});
