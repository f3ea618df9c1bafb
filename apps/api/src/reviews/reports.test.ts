import { maxReportLength, reportsADay } from "@troth/rules/reports";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startAgainAs } from "../../test/states.ts";
import { useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { link } from "../partners/couples.ts";
import { changeStatus } from "../record/change-status.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;
type Caller = Pick<Member, "call">;

const fake = { reason: "fake", report: "They never had a wedding there." };
const report = (who: Caller, id: string, body: object = fake, headers = {}) =>
  who.call("POST", `/api/reviews/${id}/reports`, body, headers);
const withdraw = (who: Caller, id: string) => who.call("DELETE", `/api/reports/${id}`);
const mine = async (who: Caller, query = "") => (await who.call("GET", `/api/users/me/reports${query}`)).json();
const subjects = async ({ email }: Member) => (await api.inbox(email)).map(({ subject }) => subject);
const ticketsOf = (reviewId: string) =>
  api.database.db.selectFrom("report_tickets").selectAll().where("review_id", "=", reviewId).orderBy("id").execute();
const eventsOf = async (id: string) =>
  (
    await api.database.db
      .selectFrom("moderation_events")
      .selectAll()
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ action, to_state }) => `${action}: ${to_state}`);

async function reviewed(title = "Worth the climb") {
  const { db } = api.database;
  const [owner, author] = [await api.member(), await api.member({ firstName: "Zofija", lastName: "Kralj" })];
  const vendorId = await addVendor(db, { owner_id: owner.userId });
  const written = await author.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, title });
  const reviewId = written.json().id as string;
  const shown = async () => (await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`)).json().items[0];
  return { owner, author, vendorId, reviewId, shown };
}

test("a report waits for a decision and only its reporter sees it; the author is told what is alleged, not by whom", async () => {
  const { author, vendorId, reviewId } = await reviewed();
  const [reporter, other] = [await api.member({ firstName: "Iris", lastName: "Novak" }), await api.member()];
  const answer = await report(reporter, reviewId, { reason: "fake", report: "  They never had a wedding there. " });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toEqual({
    id: expect.any(String),
    about: "review",
    review: {
      id: reviewId,
      author: "Zofija K.",
      title: "Worth the climb",
      isPublished: true,
      vendor: { id: vendorId, name: "Villa Podrožnik", language: "und" },
    },
    ...fake,
    status: "open",
    createdAt: expect.any(String),
    decidedAt: null,
    decisionId: null,
  });
  expect(await mine(reporter)).toEqual({ items: [answer.json()], nextCursor: null });
  expect((await mine(other)).items).toEqual([]);
  const [ticket] = await ticketsOf(reviewId);
  expect(await eventsOf(ticket!.id)).toEqual(["submit: open"]);
  const [mail] = await api.inbox(author.email);
  expect(mail!.subject).toBe("Your review of Villa Podrožnik has been reported");
  expect(mail!.text).toContain("it isn’t about a real experience");
  expect(mail!.text).not.toMatch(/Iris|Novak|never had a wedding/);
  const toOperator = (await api.inbox(api.settings.operatorEmail)).find(({ text }) => text.includes(reviewId))!;
  expect(toOperator.links[0]).toMatch(new RegExp(`/reported-review/${ticket!.id}$`));
});

test("check 60: many reports, of whatever reason, hide nothing, and one person's never say that it's under review", async () => {
  const { vendorId, reviewId, shown } = await reviewed();
  const stats = () =>
    api.database.db
      .selectFrom("vendor_stats")
      .select(["review_count", "average"])
      .where("vendor_id", "=", vendorId)
      .execute();
  const before = await stats();
  const persistent = await api.member();
  for (let revision = 1; revision <= 3; revision++) {
    await api.database.db.updateTable("reviews").set({ revision }).where("id", "=", reviewId).execute();
    expect((await report(persistent, reviewId, { reason: "illegal" })).statusCode).toBe(201);
  }
  expect(await shown()).toMatchObject({ id: reviewId, status: "published", underReviewSince: null });
  const others = [await api.member(), await api.member(), await api.member()];
  for (const person of others)
    expect((await report(person, reviewId, { reason: "personal-data" })).statusCode).toBe(201);
  expect(await ticketsOf(reviewId)).toHaveLength(1);
  expect(await shown()).toMatchObject({ id: reviewId, status: "published", underReviewSince: expect.any(String) });
  expect(await stats()).toEqual(before);
});

test("the label needs two people, or one of the vendor's own team, and goes with the last report", async () => {
  const { owner, reviewId, shown } = await reviewed();
  const [first, second] = [await api.member(), await api.member()];
  const firstId = (await report(first, reviewId)).json().id;
  expect((await shown()).underReviewSince).toBeNull();
  await report(second, reviewId);
  const [ticket] = await ticketsOf(reviewId);
  expect((await shown()).underReviewSince).toBe(ticket!.opened_at.toISOString());
  await withdraw(first, firstId);
  expect((await shown()).underReviewSince).toBeNull();
  await report(owner, reviewId, { reason: "not-about-this-vendor" });
  expect((await shown()).underReviewSince).not.toBeNull();
  await api.database.db
    .transaction()
    .execute((trx) => changeStatus(trx, { subjectType: "report", action: "dismiss", ids: [ticket!.id], actor: null }));
  api.app.publicCache.clear();
  expect((await shown()).underReviewSince).toBeNull();
  expect((await mine(second)).items[0].status).toBe("dismissed");
});

test("two partners who report a review are one reader, for as long as they are linked", async () => {
  const { reviewId, shown } = await reviewed();
  const [first, second] = [await api.member(), await api.member()];
  await api.database.db.transaction().execute((trx) => link(trx, first.userId, second.userId));
  for (const partner of [first, second]) await report(partner, reviewId);
  expect((await shown()).underReviewSince).toBeNull();
  expect((await first.call("DELETE", "/api/users/me/partner")).statusCode).toBe(204);
  expect((await shown()).underReviewSince).not.toBeNull();
  const invited = await first.call("POST", "/api/users/me/partner/invitation", { email: second.email });
  expect(invited.statusCode, invited.body).toBe(201);
  const accepted = await second.call("POST", `/api/partner-invitations/${invited.json().id}/accept`);
  expect(accepted.statusCode, accepted.body).toBe(200);
  expect((await shown()).underReviewSince).toBeNull();
});

test("the author gets one e-mail per reason, however many people report", async () => {
  const { author, reviewId } = await reviewed();
  for (let i = 0; i < 3; i++) await report(await api.member(), reviewId);
  const told = async () => (await subjects(author)).filter((subject) => subject.includes("reported")).toReversed();
  expect(await told()).toEqual(["Your review of Villa Podrožnik has been reported"]);
  const other = await api.member();
  const { id } = (await report(other, reviewId, { reason: "personal-data" })).json();
  await withdraw(other, id);
  await report(await api.member(), reviewId, { reason: "personal-data" });
  expect(await told()).toEqual([
    "Your review of Villa Podrožnik has been reported",
    "Your review of Villa Podrožnik has been reported for another reason",
  ]);
  expect((await api.inbox(author.email))[0]!.text).toContain("it gives away personal details");
});

test("we’re told of the first report about a review, and once more when a later one makes it urgent", async () => {
  const { reviewId } = await reviewed();
  const told = async () =>
    (await api.inbox(api.settings.operatorEmail))
      .filter(({ text }) => text.includes(reviewId))
      .map(({ subject }) => subject)
      .toReversed();
  const first = "A review of Villa Podrožnik has been reported";
  for (const reason of ["spam", "fake"]) await report(await api.member(), reviewId, { reason });
  expect(await told()).toEqual([first]);
  const urgent = await api.member();
  const { id } = (await report(urgent, reviewId, { reason: "illegal" })).json();
  expect(await told()).toEqual([first, `[Urgent] ${first}`]);
  await withdraw(urgent, id);
  for (const reason of ["personal-data", "illegal"]) await report(await api.member(), reviewId, { reason });
  expect(await told()).toEqual([first, `[Urgent] ${first}`]);
});

test("a person reports each version of a review once, even at the same time; the second answer has the first one's id and state", async () => {
  const { reviewId } = await reviewed();
  const reporter = await api.member();
  const answers = await Promise.all([
    report(reporter, reviewId),
    report(reporter, reviewId),
    report(reporter, reviewId),
  ]);
  const first = answers.find(({ statusCode }) => statusCode === 201)!.json();
  for (const refused of answers.filter(({ statusCode }) => statusCode !== 201))
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { type: "/api/reference#already-reported", reportId: first.id, reportStatus: "open" },
    ]);
  await withdraw(reporter, first.id);
  expect((await report(reporter, reviewId)).json()).toMatchObject({ reportId: first.id, reportStatus: "withdrawn" });
  await api.database.db.updateTable("reviews").set({ revision: 2 }).where("id", "=", reviewId).execute();
  expect((await report(reporter, reviewId)).statusCode).toBe(201);
});

test("the same key sends one report, and the same answer", async () => {
  const { reviewId } = await reviewed();
  const reporter = await api.member();
  const key = { "idempotency-key": crypto.randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => report(reporter, reviewId, fake, key)));
  for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([201, answers[0]!.json()]);
  expect((await mine(reporter)).items).toHaveLength(1);
});

test("a report is withdrawn once, and with the last one its ticket; a decided one can't be", async () => {
  const { reviewId } = await reviewed();
  const [first, second] = [await api.member(), await api.member()];
  const [a, b] = [(await report(first, reviewId)).json().id, (await report(second, reviewId)).json().id];
  expect([(await withdraw(first, a)).statusCode, (await withdraw(first, a)).statusCode]).toEqual([204, 204]);
  expect((await mine(first)).items[0]).toMatchObject({ status: "withdrawn", decidedAt: expect.any(String) });
  expect((await mine(second)).items[0].status).toBe("open");
  await withdraw(second, b);
  const [ticket] = await ticketsOf(reviewId);
  expect(ticket).toMatchObject({ status: "withdrawn", decided_at: expect.any(Date) });
  expect(await eventsOf(ticket!.id)).toEqual(["submit: open", "withdraw: withdrawn"]);

  const third = await api.member();
  const c = (await report(third, reviewId)).json().id;
  const open = (await ticketsOf(reviewId)).find(({ status }) => status === "open")!;
  await api.database.db
    .transaction()
    .execute((trx) => changeStatus(trx, { subjectType: "report", action: "uphold", ids: [open.id], actor: null }));
  expect((await withdraw(third, c)).statusCode).toBe(409);
  expect((await mine(third)).items[0].status).toBe("upheld");
});

test("check 37: someone else's report is not found, like one that doesn't exist, not even by the review's author", async () => {
  const { author, owner, reviewId } = await reviewed();
  const reporter = await api.member();
  const { id } = (await report(reporter, reviewId)).json();
  for (const person of [author, owner, await api.member({ isAdmin: true })])
    for (const reportId of [id, "01986f2a-6c00-7000-8000-00000000dead"])
      expect((await withdraw(person, reportId)).statusCode).toBe(404);
  expect((await mine(reporter)).items[0].status).toBe("open");
});

test("no one reports their own review, or one that isn't shown", async () => {
  const { author, vendorId, reviewId } = await reviewed();
  const { db } = api.database;
  const own = await report(author, reviewId);
  expect([own.statusCode, own.json().type]).toEqual([403, "/api/reference#own-review"]);
  const reporter = await api.member();
  for (const status of ["held", "hidden", "removed"] as const) {
    await startAgainAs(db, "reviews", reviewId, status);
    expect([(await report(reporter, reviewId)).statusCode, (await report(author, reviewId)).statusCode]).toEqual([
      404, 404,
    ]);
  }
  await db.updateTable("reviews").set({ status: "published" }).where("id", "=", reviewId).execute();
  await db.updateTable("vendors").set({ status: "suspended" }).where("id", "=", vendorId).execute();
  expect((await report(reporter, reviewId)).statusCode).toBe(404);
  expect((await report(reporter, "01986f2a-6c00-7000-8000-00000000dead")).statusCode).toBe(404);
  expect(await ticketsOf(reviewId)).toEqual([]);
});

test("what a reporter sees of a review that is no longer shown doesn't repeat it", async () => {
  const { reviewId } = await reviewed("Ring me on 041 555 019");
  const reporter = await api.member();
  await report(reporter, reviewId);
  await api.database.db.updateTable("reviews").set({ status: "removed" }).where("id", "=", reviewId).execute();
  expect((await mine(reporter)).items[0].review).toMatchObject({ isPublished: false, title: "" });
});

test("“other” needs words, and a report isn't longer than the contract says", async () => {
  const { reviewId } = await reviewed();
  const reporter = await api.member();
  for (const body of [
    { reason: "other" },
    { reason: "other", report: " \n " },
    { reason: "boring" },
    { reason: "fake", report: "x".repeat(maxReportLength + 1) },
    { report: "No reason" },
    { ...fake, status: "upheld" },
    { ...fake, by_team: true },
  ])
    expect([body, (await report(reporter, reviewId, body)).statusCode]).toEqual([body, 422]);
  expect((await mine(reporter)).items).toEqual([]);
});

test("check 60: a new account reports three reviews a day, an older one more", async () => {
  const { db } = api.database;
  const reviews: string[] = [];
  for (let i = 0; i <= reportsADay.byNewcomers; i++) reviews.push((await reviewed()).reviewId);
  const send = async (who: Member) => {
    const statuses: number[] = [];
    for (const id of reviews) statuses.push((await report(who, id)).statusCode);
    return statuses;
  };
  const [newcomer, regular] = [await api.member(), await api.member()];
  await db
    .updateTable("users")
    .set({ created_at: sql`now() - make_interval(days => ${reportsADay.newFor + 1})` })
    .where("id", "=", regular.userId)
    .execute();
  expect(await send(newcomer)).toEqual([201, 201, 201, 429]);
  expect(await send(regular)).toEqual([201, 201, 201, 201]);
  expect((await mine(newcomer)).items).toHaveLength(3);
});

test("my reports come in pages, the latest first", async () => {
  const reporter = await api.member();
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.unshift((await report(reporter, (await reviewed()).reviewId)).json().id);
  const first = await mine(reporter, "?limit=2");
  const rest = await mine(reporter, `?limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...rest.items].map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(rest.nextCursor).toBeNull();
});

test("a report ends with its review: upheld if a decision takes it away, withdrawn if its author deletes it", async () => {
  const admin = await api.member({ isAdmin: true });
  const endings = {
    hidden: ({ reviewId }: Awaited<ReturnType<typeof reviewed>>) =>
      admin.call("POST", `/api/reviews/${reviewId}/decision`, {
        action: "hide",
        version: 1,
        because: "other",
        explanation: "We looked.",
      }),
    deleted: ({ author, reviewId }: Awaited<ReturnType<typeof reviewed>>) =>
      author.call("DELETE", `/api/reviews/${reviewId}`),
  };
  for (const [how, status] of [
    ["hidden", "upheld"],
    ["deleted", "withdrawn"],
  ] as const) {
    const review = await reviewed();
    const reporter = await api.member();
    await report(reporter, review.reviewId);
    expect((await endings[how](review)).statusCode).toBeLessThan(300);
    expect((await mine(reporter)).items).toMatchObject([{ status, decidedAt: expect.any(String) }]);
  }
});
