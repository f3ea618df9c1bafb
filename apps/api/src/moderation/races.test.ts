// Twenty decisions about the same item at the same time, by two admins: one counts. Vendors have their own such test
// (vendors/decide-vendor.test.ts).
import { beforeAll, expect, test } from "vitest";
import { freshEmail, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;

let admins: readonly [Member, Member];
let third: Member;
beforeAll(async () => {
  admins = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
  third = await api.member({ isAdmin: true });
});

/** What waits for a decision. */
interface Item {
  id: string;
  path: string;
  /** What each of the two admins decides. */
  decisions: readonly [object, object];
  headers?: Record<string, string>;
  /** Who is e-mailed once, whatever is decided. */
  email: string;
  state: () => Promise<string>;
  waiting: string;
}

const explanation = "We have read it, and this is what we found.";
const reason = explanation;
const removal = { action: "remove", version: 1, because: "other", explanation };

type Table =
  | "claims"
  | "report_tickets"
  | "notices"
  | "removal_requests"
  | "reviews"
  | "vendor_proposals"
  | "review_proofs";
const stateOf = (table: Table, id: string) => async () =>
  (await api.database.db.selectFrom(table).select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const newest = async (table: Table) =>
  (await api.database.db.selectFrom(table).select("id").orderBy("id", "desc").executeTakeFirstOrThrow()).id;
const sent = async (answer: ReturnType<Member["call"]>) => {
  const { statusCode, body } = await answer;
  expect([statusCode < 300, body]).toEqual([true, body]);
  return (body && JSON.parse(body)) as { id: string };
};

async function reviewed() {
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
  const { id } = await sent(author.call("POST", `/api/vendors/${vendorId}/reviews`, aReview));
  return { author, vendorId, id };
}

async function reported() {
  const { author, id: reviewId } = await reviewed();
  const reporter = await api.member();
  await sent(reporter.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "fake" }));
  const id = await newest("report_tickets");
  return { author, reporter, id, path: `/api/admin/reports/${id}/decision`, state: stateOf("report_tickets", id) };
}

const items: Record<string, () => Promise<Item>> = {
  async claim() {
    const [person, vendorId] = [await api.member(), await addVendor(api.database.db)];
    const claim = { role: "manager", note: "I run the bakery with my sister." };
    const { id } = await sent(person.call("POST", `/api/vendors/${vendorId}/claims`, claim));
    return {
      id,
      path: `/api/claims/${id}/decision`,
      decisions: [
        { action: "approve", version: 1, reason },
        { action: "reject", version: 1, because: "other", reason },
      ],
      email: person.email,
      state: stateOf("claims", id),
      waiting: "pending",
    };
  },
  async proposal() {
    const [person, vendorId] = [await api.member(), await addVendor(api.database.db)];
    const changes = { address: "Trubarjeva 42, Ljubljana" };
    const { id } = await sent(person.call("POST", `/api/vendors/${vendorId}/proposals`, { changes }));
    return {
      id,
      path: `/api/proposals/${id}/decision`,
      decisions: [{ accepted: ["address"] }, { accepted: [], because: "unconfirmed", explanation }],
      headers: { "if-match": '"1"' },
      email: person.email,
      state: stateOf("vendor_proposals", id),
      waiting: "open",
    };
  },
  async report() {
    const { reporter, ...ticket } = await reported();
    return {
      ...ticket,
      decisions: [
        { ...removal, ticketVersion: 1 },
        { action: "dismiss", explanation, version: 1, ticketVersion: 1 },
      ],
      email: reporter.email,
      waiting: "open",
    };
  },
  async appeal() {
    const { author, ...ticket } = await reported();
    await sent(third.call("POST", ticket.path, { ...removal, ticketVersion: 1 }));
    const { id: decision } = await api.database.db
      .selectFrom("review_decisions")
      .select("id")
      .where("ticket_id", "=", ticket.id)
      .executeTakeFirstOrThrow();
    const words = "We were married there, and I can show you the contract.";
    await sent(author.call("POST", `/api/decisions/${decision}/appeal`, { words }));
    return {
      ...ticket,
      decisions: [
        { ...removal, ticketVersion: 2 },
        { action: "dismiss", explanation, version: 1, ticketVersion: 2 },
      ],
      email: author.email,
      waiting: "open",
    };
  },
  async "held review"() {
    const words = `${aReview.review} The neighbours got cake, the rain did not matter in the end, and we would do it again.`;
    const copy = async () => {
      const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
      const review = { ...aReview, review: words };
      return { ...(await sent(author.call("POST", `/api/vendors/${vendorId}/reviews`, review))), author };
    };
    await copy();
    const { author, id } = await copy();
    return {
      id,
      path: `/api/reviews/${id}/decision`,
      decisions: [
        { action: "publish", version: 1, status: "held", explanation },
        { ...removal, status: "held" },
      ],
      email: author.email,
      state: stateOf("reviews", id),
      waiting: "held",
    };
  },
  async notice() {
    const email = freshEmail();
    const vendorId = await addVendor(api.database.db);
    const address = `/vendor/detail/vendordetail/${vendorId}`;
    const notice = { address, reason: "other", explanation, name: "Nika Horvat", email, goodFaith: true };
    await sent(api.browser().call("POST", "/api/notices", notice));
    const [mail] = await api.inbox(email);
    const receipt = /N(-[2-9A-Z]{4}){4}/.exec(mail!.subject)![0];
    const id = await newest("notices");
    return {
      id,
      path: `/api/notices/${receipt}/decision`,
      decisions: [
        { action: "uphold", vendorId, version: 1, reason },
        { action: "dismiss", vendorId, version: 1, because: "other", reason },
      ],
      email,
      state: stateOf("notices", id),
      waiting: "open",
    };
  },
  async removal() {
    const email = freshEmail();
    const request = { name: "Ana Kovač", email, role: "owner", reason, goodFaith: true };
    const vendorId = await addVendor(api.database.db);
    await sent(api.browser().call("POST", `/api/vendors/${vendorId}/removal-requests`, request));
    const [mail] = await api.inbox(email);
    const receipt = /R(-[2-9A-Z]{4}){4}/.exec(mail!.subject)![0];
    const id = await newest("removal_requests");
    return {
      id,
      path: `/api/removal-requests/${receipt}/decision`,
      decisions: [
        { action: "remove", reason },
        { action: "decline", because: "other", reason },
      ],
      email,
      state: stateOf("removal_requests", id),
      waiting: "open",
    };
  },
  async proof() {
    const { author, id: reviewId } = await reviewed();
    const file = Buffer.from("%PDF-1.7\nInvoice no. 12, for Ana Kovač");
    const type = { "content-type": "application/pdf" };
    await sent(author.call("POST", `/api/reviews/${reviewId}/proof?kind=invoice`, file, type));
    const id = await newest("review_proofs");
    return {
      id,
      path: `/api/admin/proofs/${id}/decision`,
      decisions: [
        { action: "accept", explanation },
        { action: "refuse", because: "altered", explanation },
      ],
      email: author.email,
      state: stateOf("review_proofs", id),
      waiting: "waiting",
    };
  },
};

test.each(Object.keys(items))(
  "of twenty decisions about one %s at the same time one counts, the others are told, and so is whom it concerns, once",
  async (kind) => {
    const { id, path, decisions, headers, email, state, waiting } = await items[kind]!();
    const events = async () =>
      (await api.database.db.selectFrom("moderation_events").select("id").where("subject_id", "=", id).execute())
        .length;
    const before = { mails: (await api.inbox(email)).length, events: await events() };
    expect(await state()).toBe(waiting);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => admins[i % 2]!.call("POST", path, decisions[i % 2], headers)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
    const now = await state();
    expect(now).not.toBe(waiting);
    for (const lost of answers.filter(({ statusCode }) => statusCode === 409))
      expect(lost.json().detail).toContain(now);
    expect(answers.find(({ statusCode }) => statusCode === 200)!.json()).toMatchObject({ status: now });
    expect(await events()).toBe(before.events + 1);
    expect(await api.inbox(email)).toHaveLength(before.mails + 1);
  },
);
