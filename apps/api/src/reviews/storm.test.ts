// Whatever happens to reviews and to those who write them, and in whatever order, at the same time or not: the numbers shown
// are those that the reviews themselves add up to, what was acknowledged is there, and everything went from one state to
// the next.
import { rankingScore } from "@troth/rules/ranking";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { freshEmail, password, tokenIn, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { aspectValues } from "@troth/api-client/enumerations";
import { tagOf } from "../users/queries.ts";

const api = useTestApp();
type Member = Awaited<ReturnType<typeof api.member>>;

const people: Member[] = [];
const vendors: string[] = [];
let admin: Member;
let otherAdmin: Member;
let reporter: Member;

/** What people were told had been done. */
const acknowledged = {
  reviews: [] as string[],
  decisions: [] as string[],
  appeals: [] as string[],
  notices: [] as string[],
  proofs: [] as string[],
  erasures: [] as string[],
};

beforeAll(async () => {
  for (let i = 0; i < 4; i++) people.push(await api.member());
  for (let i = 0; i < 3; i++) vendors.push(await addVendor(api.database.db));
  admin = await api.member({ isAdmin: true });
  otherAdmin = await api.member({ isAdmin: true });
  reporter = await api.member();
  const elsewhere = await addVendor(api.database.db);
  const original = await reporter.call("POST", `/api/vendors/${elsewhere}/reviews`, said(5, "completed", "copied"));
  acknowledged.reviews.push(original.json().id);
});

const who = fc.nat({ max: 3 });
const vendor = fc.nat({ max: 2 });
const stars = fc.integer({ min: 1, max: 5 });
const experience = fc.constantFrom("completed", "enquired");
// What is copied is held.
const words = fc.constantFrom("own", "own", "own", "copied");
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant("write" as const), who, vendor, stars, experience, words }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("edit" as const), who, vendor, stars, experience }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("delete" as const), who, vendor }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("decide" as const),
      who,
      vendor,
      action: fc.constantFrom("publish", "hide", "restore", "remove"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("decide reports" as const),
      who,
      vendor,
      action: fc.constantFrom("dismiss", "warn", "redact", "hide", "remove"),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant("appeal" as const), who, vendor }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("notice" as const),
      who,
      vendor,
      action: fc.constantFrom("uphold", "dismiss"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("proof" as const),
      who,
      vendor,
      action: fc.constantFrom("accept", "refuse"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("warn" as const), who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("withdraw rights" as const), who }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant("erase" as const), who, reviews: fc.constantFrom("keep", "delete") }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("suspend" as const), who }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant("leave" as const), who, reviews: fc.constantFrom("keep", "delete") }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const written = (who: number, vendor: number, words: "own" | "copied" = "own") =>
  ({ type: "write", who, vendor, stars: 4, experience: "completed", words }) as const;
/** Each act once, one after another and on a review of its own, so that each is done whatever else blows. */
const breeze: Act[] = [
  written(0, 0),
  { type: "edit", who: 0, vendor: 0, stars: 2, experience: "completed" },
  { type: "delete", who: 0, vendor: 0 },
  written(1, 0),
  { type: "decide", who: 1, vendor: 0, action: "hide" },
  { type: "decide", who: 1, vendor: 0, action: "restore" },
  written(2, 1, "copied"),
  { type: "decide", who: 2, vendor: 1, action: "publish" },
  written(2, 0),
  { type: "decide reports", who: 2, vendor: 0, action: "remove" },
  written(3, 0),
  { type: "appeal", who: 3, vendor: 0 },
  written(0, 1),
  { type: "notice", who: 0, vendor: 1, action: "dismiss" },
  written(1, 1),
  { type: "proof", who: 1, vendor: 1, action: "accept" },
  { type: "warn", who: 0 },
  { type: "suspend", who: 1 },
  { type: "withdraw rights", who: 0 },
  { type: "erase", who: 2, reviews: "keep" },
  { type: "leave", who: 3, reviews: "delete" },
];

const said = (rating: number, given: string, words = "own") => ({
  ...aReview,
  // Long enough to be recognised.
  ...(words === "copied" && {
    review: `${aReview.review} The quartet knew every song that our grandparents asked for.`,
  }),
  rating,
  experience: given,
  weddingDate: given === "enquired" ? null : aReview.weddingDate,
  aspects: { quality: rating, value: 6 - rating },
});

const nameOf = (step: Act) => ("action" in step ? `${step.type}: ${step.action}` : step.type);

/** Does it, if it can be done; what can't is refused, which changes nothing. */
async function perform(step: Act): Promise<number> {
  const person = people[step.who]!;
  if (step.type === "leave") return leave(step.who, step.reviews);
  if (step.type === "warn") return (await actOn(person, "warning")).statusCode;
  if (step.type === "suspend") return suspend(person);
  if (step.type === "erase") return erase(step.who, step.reviews);
  if (step.type === "withdraw rights") return withdrawRights();
  const vendorId = vendors[step.vendor]!;
  if (step.type === "write") {
    const answer = await person.call(
      "POST",
      `/api/vendors/${vendorId}/reviews`,
      said(step.stars, step.experience, step.words),
    );
    if (answer.statusCode === 201) acknowledged.reviews.push(answer.json().id);
    return answer.statusCode;
  }
  const own = await api.database.db
    .selectFrom("reviews")
    .select(["id", "revision", "title", "review"])
    .where("author_id", "=", person.userId)
    .where("vendor_id", "=", vendorId)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  if (!own) return 404;
  const path = `/api/reviews/${own.id}`;
  if (step.type === "delete") return (await person.call("DELETE", path)).statusCode;
  if (step.type === "decide reports") return decideReports(own, step.action);
  if (step.type === "appeal") return appeal(own, person);
  if (step.type === "notice") return notice(own, vendorId, step.action);
  if (step.type === "proof") return proof(own.id, person, step.action);
  if (step.type === "edit")
    return (await person.call("PATCH", path, said(step.stars, step.experience), { "if-match": tagOf(own.revision) }))
      .statusCode;
  const because = step.action === "hide" || step.action === "remove" ? { because: "other" } : {};
  const decision = { action: step.action, version: own.revision, ...because, explanation: "We have looked at it." };
  return decide(admin, own.id, `${path}/decision`, decision);
}

async function decide(by: Member, reviewId: string, path: string, decision: { action: string }): Promise<number> {
  const { statusCode } = await by.call("POST", path, decision);
  if (statusCode === 200) acknowledged.decisions.push(`${reviewId} ${decision.action}`);
  return statusCode;
}

const actOn = ({ userId }: Member, act: "warning" | "suspension") =>
  admin.call("POST", `/api/admin/people/${userId}/${act}`, { reason: "They wrote to the couple at home." });

/** Suspends an account, which ends its sessions, lifts that again, and logs in. */
async function suspend(person: Member): Promise<number> {
  const { statusCode } = await actOn(person, "suspension");
  if (statusCode !== 204) return statusCode;
  await admin.call("POST", `/api/admin/people/${person.userId}/suspension/lift`, { reason: "It was a mistake." });
  const login = await person.call("POST", "/api/users/login", { email: person.email, password });
  if (login.statusCode === 200) person.token = login.json().token;
  return login.statusCode;
}

/** Reports a review, unless it has been. Both admins decide about it at the same time, and not the same. */
async function decideReports(review: { id: string; revision: number; title: string }, action: string): Promise<number> {
  await reporter.call("POST", `/api/reviews/${review.id}/reports`, { reason: "fake" });
  const ticket = await api.database.db
    .selectFrom("report_tickets")
    .select(["id", "version"])
    .where("review_id", "=", review.id)
    .where("status", "=", "open")
    .executeTakeFirst();
  if (!ticket) return 404;
  const decisionTo = (action: string) => ({
    action,
    version: review.revision,
    ticketVersion: ticket.version,
    explanation: "We have looked at it.",
    ...(action !== "dismiss" && { because: "other" }),
    ...(action === "redact" && { redacted: { title: review.title, review: "[removed]" } }),
  });
  const path = `/api/admin/reports/${ticket.id}/decision`;
  const statuses = await Promise.all([
    decide(admin, review.id, path, decisionTo(action)),
    decide(otherAdmin, review.id, path, decisionTo(action === "dismiss" ? "hide" : "dismiss")),
  ]);
  return statuses.find((status) => status >= 500) ?? Math.min(...statuses);
}

/** By the author or by the one who reported it, whichever can, after the admins have decided. */
async function appeal(review: { id: string; revision: number; title: string }, author: Member): Promise<number> {
  await decideReports(review, "remove");
  const decision = await api.database.db
    .selectFrom("review_decisions")
    .select("id")
    .where("review_id", "=", review.id)
    .orderBy("at", "desc")
    .executeTakeFirst();
  if (!decision) return 404;
  const words = { words: "You have not read what I wrote." };
  const statuses = await Promise.all(
    [author, reporter].map(async (each) => {
      const { statusCode } = await each.call("POST", `/api/decisions/${decision.id}/appeal`, words);
      if (statusCode < 300) acknowledged.appeals.push(`${decision.id} ${each.userId}`);
      return statusCode;
    }),
  );
  return statuses.find((status) => status >= 500) ?? Math.min(...statuses);
}

const bothAdmins = async (path: string, body: object): Promise<number[]> =>
  Promise.all([admin, otherAdmin].map(async (each) => (await each.call("POST", path, body)).statusCode));
/** Of two decisions at the same moment one counts. @param list where it is noted as acknowledged */
function oneOf(statuses: number[], list: string[], decision: string): number {
  const done = statuses.filter((status) => status < 300);
  expect(done.length).toBeLessThanOrEqual(1);
  if (done.length > 0) list.push(decision);
  return statuses.find((status) => status >= 500) ?? Math.min(...statuses);
}

/** Someone gives notice of a review, and both admins decide about it. */
async function notice(review: { id: string; revision: number }, vendorId: string, action: string): Promise<number> {
  const email = freshEmail();
  const given = await api.browser().call("POST", "/api/notices", {
    address: `/vendor/user-review-detail?id=${review.id}`,
    reason: "other",
    explanation: "It tells of something that the law forbids.",
    name: "Nika Horvat",
    email,
    goodFaith: true,
  });
  if (given.statusCode !== 202) return given.statusCode;
  const { receipt } = await api.database.db
    .selectFrom("notices")
    .select("receipt")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const because = action === "dismiss" ? { because: "not-illegal" } : {};
  const decision = { action, vendorId, version: review.revision, ...because, reason: `${ofNotice} ${receipt}` };
  const statuses = await bothAdmins(`/api/notices/${receipt}/decision`, decision);
  return oneOf(statuses, acknowledged.notices, `${receipt} ${action}`);
}
/** What an upheld notice decides about its review is known by these words. */
const ofNotice = "This is about the notice";

/** The author shows that they were there, and both admins decide whether that does. */
async function proof(reviewId: string, author: Member, action: string): Promise<number> {
  const file = [Buffer.from("%PDF-1.7"), { "content-type": "application/pdf" }] as const;
  const handedIn = await author.call("POST", `/api/reviews/${reviewId}/proof?kind=invoice`, ...file);
  if (handedIn.statusCode !== 201) return handedIn.statusCode;
  const waiting = await api.database.db
    .selectFrom("review_proofs")
    .select("id")
    .where("review_id", "=", reviewId)
    .where("status", "=", "waiting")
    .executeTakeFirst();
  if (!waiting) return 404;
  const because = action === "refuse" ? { because: "other" } : {};
  const decision = { action, ...because, explanation: "We have looked at it." };
  const statuses = await bothAdmins(`/api/admin/proofs/${waiting.id}/decision`, decision);
  return oneOf(statuses, acknowledged.proofs, `${waiting.id} ${action}`);
}

/** Both admins close the account, and someone new takes the place. */
async function erase(which: number, reviews: string): Promise<number> {
  const person = people[which]!;
  people[which] = await api.member();
  const body = { reviews, reason: "They wrote to the couple at home." };
  const statuses = await bothAdmins(`/api/admin/people/${person.userId}/erasure`, body);
  return oneOf(statuses, acknowledged.erasures, `${person.userId} erase`);
}

/** The other admin loses their rights, in the middle of whatever they are doing, and someone new takes the place. */
async function withdrawRights(): Promise<number> {
  const { userId } = otherAdmin;
  otherAdmin = await api.member({ isAdmin: true });
  const reason = "They have left the team.";
  return (await admin.call("POST", `/api/admin/people/${userId}/admin/withdrawal`, { reason })).statusCode;
}

/** Closes the account, and someone new takes the place. */
async function leave(which: number, reviews: string): Promise<number> {
  const person = people[which]!;
  people[which] = await api.member();
  await person.call("POST", "/api/users/me/deletion", { reviews });
  const [mail] = (await api.inbox(person.email)).filter(({ subject }) => subject.startsWith("Confirm that you want"));
  if (!mail) return 404;
  await person.call("POST", "/api/users/confirm-deletion", { token: tokenIn(mail.links) });
  return (await person.call("DELETE", "/api/users/")).statusCode;
}

/** What a vendor's reviews add up to, worked out here from the reviews alone. */
async function recomputed(vendorId: string) {
  const rows = await api.database.db
    .selectFrom("reviews")
    .selectAll()
    .select(sql<number>`extract(epoch from now() - created_at)::double precision / 86400`.as("age"))
    .where("vendor_id", "=", vendorId)
    .where("status", "=", "published")
    .where("experience", "<>", "enquired")
    .execute();
  const average = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const aspects = aspectValues.flatMap((aspect) => {
    const given = rows.flatMap((row) => row[aspect] ?? []);
    return given.length ? [[aspect, Math.round(average(given) * 100) / 100]] : [];
  });
  return {
    review_count: rows.length,
    rating_sum: rows.reduce((sum, { rating }) => sum + rating, 0),
    histogram: [1, 2, 3, 4, 5].map((each) => rows.filter(({ rating }) => rating === each).length),
    average: rows.length ? (expect.closeTo(average(rows.map(({ rating }) => rating)), 9) as number) : null,
    aspects: Object.fromEntries(aspects) as object,
    score: expect.closeTo(rankingScore(rows.map(({ rating, age }) => ({ stars: rating, ageDays: age }))), 4) as number,
  };
}

/** What is on record as having left a state that it wasn't in, or as being in another one than it is. */
async function outOfTurn(subject: string, table: "reviews" | "report_tickets" | "notices" | "review_proofs") {
  const { rows } = await sql<{ subject_id: string; state: string }>`
    select subject_id, state from (
      select subject_id, to_state as state, 1 as step from moderation_events where subject_type = ${subject}
      union all
      select subject_id, from_state, -1 from moderation_events where subject_type = ${subject}) moves
    where state is not null
    group by subject_id, state
    having sum(step) <> (select count(*) from ${sql.table(table)} now where now.id = subject_id and now.status = state)`.execute(
    api.database.db,
  );
  return rows;
}

/** Whatever was acknowledged is there, once, and nothing else. */
async function expectNothingLost() {
  const { db } = api.database;
  const reviews = await db.selectFrom("reviews").select("id").execute();
  const made = await db.selectFrom("review_decisions").select(["review_id", "action", "explanation"]).execute();
  const decisions = made.filter(({ explanation }) => !explanation.startsWith(ofNotice));
  const upheld = made.filter((one) => !decisions.includes(one)).map(({ explanation }) => explanation);
  expect(new Set(upheld).size).toBe(upheld.length);
  const appeals = await db.selectFrom("review_appeals").select(["decision_id", "appellant_id"]).execute();
  const { rows: decided } = await sql<{ subject: string; decision: string }>`
    select e.subject_type as subject, coalesce(n.receipt, e.subject_id::text) || ' ' || e.action as decision
    from moderation_events e left join notices n on n.id = e.subject_id
    where e.subject_type in ('notice', 'proof', 'user') and e.action in ('uphold', 'dismiss', 'accept', 'refuse', 'erase')`.execute(
    db,
  );
  const about = (subject: string) => decided.flatMap((one) => (one.subject === subject ? one.decision : [])).toSorted();
  expect({
    reviews: reviews.map(({ id }) => id).toSorted(),
    decisions: decisions.map(({ review_id, action }) => `${review_id} ${action}`).toSorted(),
    appeals: appeals.map(({ decision_id, appellant_id }) => `${decision_id} ${appellant_id}`).toSorted(),
    notices: about("notice"),
    proofs: about("proof"),
    erasures: about("user"),
  }).toEqual({
    reviews: acknowledged.reviews.toSorted(),
    decisions: acknowledged.decisions.toSorted(),
    appeals: acknowledged.appeals.toSorted(),
    notices: acknowledged.notices.toSorted(),
    proofs: acknowledged.proofs.toSorted(),
    erasures: acknowledged.erasures.toSorted(),
  });
  expect(await outOfTurn("review", "reviews")).toEqual([]);
  expect(await outOfTurn("report", "report_tickets")).toEqual([]);
  expect(await outOfTurn("notice", "notices")).toEqual([]);
  expect(await outOfTurn("proof", "review_proofs")).toEqual([]);
}

test(
  "check 58: after any storm of writing, reporting, deciding, appealing, noticing, proving, suspending, erasing and leaving, the numbers are those of the reviews, and nothing is lost or done twice",
  {
    timeout: 120_000,
  },
  async () => {
    const { db } = api.database;
    const done = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        async (storm) => {
          await db.deleteFrom("rate_limits").execute();
          for (const atOnce of storm) {
            const statuses = await Promise.all(atOnce.map(perform));
            for (const [i, status] of statuses.entries()) {
              expect([atOnce[i], status < 500]).toEqual([atOnce[i], true]);
              if (status < 300) done.add(nameOf(atOnce[i]!));
            }
            for (const vendorId of vendors) {
              const shown = await db
                .selectFrom("vendor_stats")
                .selectAll()
                .where("vendor_id", "=", vendorId)
                .executeTakeFirstOrThrow();
              expect(shown).toMatchObject(await recomputed(vendorId));
            }
          }
          await expectNothingLost();
        },
      ),
      // What a failure leaves behind would fail every simpler storm, too.
      { numRuns: 25, endOnFailure: true, examples: [[breeze.map((act) => [act])]] },
    );
    // The storm did blow.
    expect(breeze.map(nameOf).filter((name) => !done.has(name))).toEqual([]);
  },
);
