import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { startAgainAs } from "../../test/states.ts";
import { freshEmail, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { link } from "./couples.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;

const explanation = "We have read it, and this is what we found.";

/** A review with a proof, that someone has reported and someone has given notice of. */
async function disputed() {
  const { db } = api.database;
  const [owner, author, reporter] = [await api.member(), await api.member(), await api.member()];
  const vendorId = await addVendor(db, { owner_id: owner.userId });
  const reviewId = (await author.call("POST", `/api/vendors/${vendorId}/reviews`, aReview)).json().id as string;
  expect((await reporter.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "fake" })).statusCode).toBe(201);
  const ticket = db.selectFrom("report_tickets").select("id").where("review_id", "=", reviewId);
  const proofId = uuidv7();
  await db
    .insertInto("review_proofs")
    .values({
      id: proofId,
      review_id: reviewId,
      author_id: author.userId,
      kind: "invoice",
      media_type: "application/pdf",
      size: 8,
    })
    .execute();
  const given = await api.browser().call("POST", "/api/notices", {
    address: `/vendor/user-review-detail?id=${reviewId}`,
    reason: "personal-data",
    explanation: "The second sentence gives the street and number where my sister lives.",
    name: "Nika Horvat",
    email: freshEmail(),
    goodFaith: true,
  });
  expect(given.statusCode, given.body).toBe(202);
  const notice = db.selectFrom("notices").select("receipt").where("review_id", "=", reviewId);
  return {
    owner,
    author,
    vendorId,
    reviewId,
    proofId,
    ticketId: (await ticket.executeTakeFirstOrThrow()).id,
    receipt: (await notice.executeTakeFirstOrThrow()).receipt,
  };
}
type Disputed = Awaited<ReturnType<typeof disputed>>;

const partners = (one: Member, other: Member) =>
  api.database.db.transaction().execute((trx) => link(trx, one.userId, other.userId));
const claim = async (who: Member, vendorId: string) => {
  const body = { role: "owner", note: "It has been ours since the summer." };
  const answer = await who.call("POST", `/api/vendors/${vendorId}/claims`, body);
  expect(answer.statusCode, answer.body).toBe(201);
};

type Relate = (admin: Member, about: Disputed) => Promise<unknown>;
/** Of the two sides, those of the vendor mustn't even learn that there is a proof. */
const concerned: [who: string, side: "author" | "vendor", Relate][] = [
  ["the partner of its author", "author", (admin, { author }) => partners(admin, author)],
  ["the partner of the vendor’s owner", "vendor", (admin, { owner }) => partners(admin, owner)],
  [
    "the partner of someone on the vendor’s team",
    "vendor",
    async (admin, { vendorId }) => {
      const member = await api.member();
      await api.database.db
        .insertInto("vendor_members")
        .values({ vendor_id: vendorId, user_id: member.userId })
        .execute();
      await partners(admin, member);
    },
  ],
  ["someone who claims the vendor", "vendor", (admin, { vendorId }) => claim(admin, vendorId)],
  [
    "the partner of someone who claims the vendor",
    "vendor",
    async (admin, { vendorId }) => {
      const claimant = await api.member();
      await claim(claimant, vendorId);
      await partners(admin, claimant);
    },
  ],
];

const decideReview = (admin: Member, { reviewId }: Disputed, action = "hide") =>
  admin.call("POST", `/api/reviews/${reviewId}/decision`, {
    action,
    version: 1,
    explanation,
    ...(action === "hide" && { because: "not-genuine" }),
  });
const decideReports = (admin: Member, { ticketId }: Disputed) =>
  admin.call("POST", `/api/admin/reports/${ticketId}/decision`, {
    action: "dismiss",
    version: 1,
    ticketVersion: 1,
    explanation,
  });
const decideNotice = (admin: Member, { receipt, vendorId }: Disputed) =>
  admin.call("POST", `/api/notices/${receipt}/decision`, {
    action: "dismiss",
    because: "not-illegal",
    reason: explanation,
    vendorId,
    version: 1,
  });
const decideProof = (admin: Member, { proofId }: Disputed) =>
  admin.call("POST", `/api/admin/proofs/${proofId}/decision`, { action: "accept", explanation });
const takeUp = (admin: Member, { reviewId }: Disputed) => admin.call("POST", `/api/reviews/${reviewId}/ticket`);
const get = async (admin: Member, path: string) => (await admin.call("GET", `/api/admin/${path}`)).statusCode;

/** Whether each queue has it. */
async function queued(admin: Member, { reviewId, ticketId, receipt, proofId }: Disputed) {
  const all = async (queue: string) => (await admin.call("GET", `/api/admin/${queue}limit=50`)).json().items;
  return {
    reports: (await all("reports?")).some(({ id }: { id: string }) => id === ticketId),
    held: (await all("held-reviews?")).some(({ review }: { review: { id: string } }) => review.id === reviewId),
    notices: (await all("notices?sort=newest&")).some((one: { receipt: string }) => one.receipt === receipt),
    proofs: (await all("proofs?sort=newest&")).some(({ id }: { id: string }) => id === proofId),
  };
}
async function held(reviewId: string) {
  const { db } = api.database;
  await startAgainAs(db, "reviews", reviewId, "held");
  await db.updateTable("reviews").set({ held_because: "alike" }).where("id", "=", reviewId).execute();
}

test.each(concerned)("%s decides nothing about a review, and no queue shows it to them", async (_, side, relate) => {
  const admin = await api.member({ isAdmin: true });
  const about = await disputed();
  await relate(admin, about);
  expect((await decideReview(admin, about)).json()).toMatchObject({
    status: 409,
    detail: "It’s about you or your partner, so another admin has to decide.",
  });
  expect((await takeUp(admin, about)).statusCode).toBe(409);
  expect((await decideReports(admin, about)).statusCode).toBe(404);
  expect(await get(admin, `reports/${about.ticketId}`)).toBe(404);
  expect((await decideNotice(admin, about)).statusCode).toBe(409);
  expect(await get(admin, `background/notice/${about.receipt}`)).toBe(404);
  const openings = `/api/admin/proofs/${about.proofId}/openings`;
  for (const answer of [
    await decideProof(admin, about),
    await admin.call("POST", openings, { reason: "To decide about it." }),
  ])
    expect(answer.statusCode).toBe(side === "vendor" ? 404 : 409);
  expect(await get(admin, `background/proof/${about.proofId}`)).toBe(404);
  await held(about.reviewId);
  expect(await queued(admin, about)).toEqual({ reports: false, held: false, notices: false, proofs: false });
  expect((await decideReview(admin, about, "publish")).statusCode).toBe(409);
});

test.each(concerned.filter(([, side]) => side === "vendor"))(
  "%s decides nothing about the listing",
  async (_, __, relate) => {
    const { db } = api.database;
    const admin = await api.member({ isAdmin: true });
    const about = await disputed();
    const { vendorId } = about;
    const proposer = await api.member();
    const changes = { address: "Trubarjeva 42, Ljubljana" };
    const proposed = await proposer.call("POST", `/api/vendors/${vendorId}/proposals`, { changes });
    expect(proposed.statusCode, proposed.body).toBe(201);
    const email = freshEmail();
    const asking = { name: "Ana", email, role: "owner", reason: "We closed it last year.", goodFaith: true };
    expect((await api.browser().call("POST", `/api/vendors/${vendorId}/removal-requests`, asking)).statusCode).toBe(
      202,
    );
    const removal = db.selectFrom("removal_requests").select("receipt").where("vendor_id", "=", vendorId);
    const { receipt } = await removal.executeTakeFirstOrThrow();
    await relate(admin, about);
    const { version } = (await admin.call("GET", `/api/admin/vendors/${vendorId}`)).json();
    const decline = { accepted: [], because: "untrue", explanation };
    for (const [path, decision] of [
      [`vendors/${vendorId}/decision`, { action: "suspend", because: "not-a-wedding-business", version, explanation }],
      [`vendors/${await addVendor(db)}/merge`, { into: vendorId, reason: explanation }],
      [`removal-requests/${receipt}/decision`, { action: "decline", because: "still-open", reason: explanation }],
      [`proposals/${proposed.json().id}/decision`, decline],
    ] as const)
      expect([path, (await admin.call("POST", `/api/${path}`, decision)).json()]).toMatchObject([
        path,
        { status: 409, detail: "It’s about you or your partner, so another admin has to decide." },
      ]);
    const get = async (path: string) => (await admin.call("GET", `/api/admin/${path}`)).json();
    expect((await get(`vendors/${vendorId}`)).mayDecide).toBe(false);
    expect((await get(`proposals/${proposed.json().id}`)).notByYou).toBe("yours");
    for (const queue of ["proposals", "removals"]) {
      const { items } = await get(`${queue}?sort=newest&limit=50`);
      const own = items.filter(({ vendor }: { vendor: { id: string } }) => vendor.id === vendorId);
      expect([queue, own.map((one: { mayDecide: boolean }) => one.mayDecide)]).toEqual([queue, [false]]);
    }
  },
);

test("who was once a partner, or claimed the vendor once, decides like anyone else", async () => {
  const admin = await api.member({ isAdmin: true });
  const about = await disputed();
  await claim(admin, about.vendorId);
  await partners(admin, about.author);
  const { db } = api.database;
  await db.updateTable("couple_members").set({ until: new Date() }).where("user_id", "=", admin.userId).execute();
  await db.updateTable("claims").set({ status: "withdrawn" }).where("claimant_id", "=", admin.userId).execute();
  expect(await queued(admin, about)).toMatchObject({ reports: true, notices: true, proofs: true });
  for (const decide of [decideNotice, decideProof, decideReports])
    expect((await decide(admin, about)).statusCode).toBe(200);
});

test("an admin who has reported a review decides about it where the only other one is its author’s partner", async () => {
  const { db } = api.database;
  const [admin, other] = [await api.member({ isAdmin: true }), await api.member({ isAdmin: true })];
  await db.updateTable("users").set({ is_admin: false }).where("id", "not in", [admin.userId, other.userId]).execute();
  const about = await disputed();
  expect((await admin.call("POST", `/api/reviews/${about.reviewId}/reports`, { reason: "spam" })).statusCode).toBe(201);
  const notByYou = async () =>
    (await admin.call("GET", `/api/admin/reports/${about.ticketId}`)).json().notByYou as string | null;
  expect(await notByYou()).toBe("reported");
  await partners(other, about.author);
  expect(await notByYou()).toBeNull();
});
