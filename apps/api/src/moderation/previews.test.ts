import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { digest } from "../../test/security/world.ts";
import { useTestApp } from "../../test/test-app.ts";
import { addVendor, aReview } from "../../test/vendors.ts";
import { newReceipt } from "../contact/receipt.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
type Member = Awaited<ReturnType<typeof api.member>>;

let admin: Member;
let author: Member;
let owner: Member;
beforeAll(async () => {
  admin = await api.member({ isAdmin: true });
  author = await api.member();
  owner = await api.member({ firstName: "Jakob", lastName: "Pule" });
});

const reason = "We rang the number on the listing.";
const preview = (subject: string, id: string, decision: object, headers: Record<string, string> = {}) =>
  admin.call("POST", "/api/admin/previews", { subject, id, decision }, headers);
/** Who would get an e-mail, and its subject. */
async function previewed(...given: Parameters<typeof preview>) {
  const answer = await preview(...given);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json().mails as { to: string; subject: string }[]).map(({ to, subject }) => `${to}: ${subject}`);
}
const post = async (person: Member, path: string, body: object): Promise<string> => {
  const answer = await person.call("POST", path, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};

/** One of everything that can be decided, with a decision that would change a lot. */
async function everything() {
  const { db } = api.database;
  const own = { name: "Lipa in med", owner_id: owner.userId, added_by: author.userId };
  const vendorId = await addVendor(db, own);
  const claimed = await addVendor(db, own);
  const rival = await api.member({ firstName: "Ivo", lastName: "Šuštar" });
  const note = "I run the bakery with my sister.";
  const claim = await post(author, `/api/vendors/${claimed}/claims`, { role: "manager", note });
  await post(rival, `/api/vendors/${claimed}/claims`, { role: "owner", note });
  const proposal = await post(rival, `/api/vendors/${vendorId}/proposals`, { changes: { address: "Trubarjeva 42" } });
  const review = await post(author, `/api/vendors/${vendorId}/reviews`, aReview);
  const report = { reason: "fake", report: "They were never our clients." };
  await post(rival, `/api/reviews/${review}/reports`, report);
  const ticket = await db.selectFrom("report_tickets").select("id").where("review_id", "=", review).executeTakeFirst();
  const person = { name: "Maja Novak", email: "maja@example.org", vendor_id: vendorId };
  const [notice, ofReview, removal] = [newReceipt("N", 4), newReceipt("N", 4), newReceipt("R", 4)];
  const noticed = { reason: "other", explanation: "It shows my photo.", ...person } as const;
  await db
    .insertInto("notices")
    .values([
      { ...noticed, id: uuidv7(), receipt: notice },
      { ...noticed, id: uuidv7(), receipt: ofReview, review_id: review },
    ])
    .execute();
  const asked = { id: uuidv7(), receipt: removal, role: "owner", reason: "We closed." } as const;
  await db
    .insertInto("removal_requests")
    .values({ ...asked, ...person })
    .execute();
  const invoice = [Buffer.from("%PDF-1.7"), { "content-type": "application/pdf" }] as const;
  await author.call("POST", `/api/reviews/${review}/proof?kind=invoice`, ...invoice);
  const proof = await db.selectFrom("review_proofs").select("id").where("review_id", "=", review).executeTakeFirst();
  // By somebody who runs another vendor, so it is held.
  const held = await post(
    owner,
    `/api/vendors/${await addVendor(db, { ...own, owner_id: rival.userId })}/reviews`,
    aReview,
  );
  const [suspended, otherAdmin] = [await api.member(), await api.member({ isAdmin: true })];
  await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", suspended.userId).execute();
  const takenAway = { because: "other", explanation: reason };
  return [
    [
      ["vendor", vendorId, { action: "suspend", version: 1, ...takenAway }],
      ["author: We’ve taken Lipa in med off Troth", "owner: We’ve taken Lipa in med off Troth"],
    ],
    [
      ["ownership", claimed, { owner: owner.userId, because: "untrue", explanation: reason }],
      ["owner: You no longer look after Lipa in med"],
    ],
    [
      ["claim", claim, { action: "approve", version: 1, reason }],
      [
        "claimant: Lipa in med is yours",
        "rival: Your claim to Lipa in med was declined",
        "owner: Lipa in med has a new owner on Troth",
      ],
    ],
    [
      ["proposal", proposal, { accepted: ["address"] }, { "if-match": '"1"' }],
      ["proposer: Your suggestion is on the page of Lipa in med"],
    ],
    [
      ["review", review, { action: "remove", version: 1, ...takenAway }],
      ["author: We’ve removed your review of Lipa in med", expect.stringMatching(/^reporter: /)],
    ],
    [
      ["review", held, { action: "publish", version: 1, explanation: reason }],
      ["author: Your review of Lipa in med is published", "owner: A new review of Lipa in med"],
    ],
    [
      ["report", ticket!.id, { action: "hide", version: 1, ticketVersion: 1, ...takenAway }],
      ["author: We’ve hidden your review of Lipa in med", expect.stringMatching(/^reporter: /)],
    ],
    [
      ["notice", notice, { action: "uphold", vendorId, version: 1, reason }],
      [
        `notifier: We’ve taken it down (${notice})`,
        "author: We’ve taken down the listing of Lipa in med",
        "owner: We’ve taken down the listing of Lipa in med",
      ],
    ],
    [
      ["notice", ofReview, { action: "uphold", vendorId, version: 1, reason }],
      [
        `notifier: We’ve taken it down (${ofReview})`,
        "author: We’ve removed your review of Lipa in med",
        expect.stringMatching(/^reporter: /),
      ],
    ],
    [
      ["removal", removal, { action: "remove", reason }],
      [
        expect.stringMatching(/^requester: /),
        // Whoever added it, and whoever suggested a change.
        "author: Lipa in med is no longer listed on Troth",
        "owner: Lipa in med is no longer listed on Troth",
        "proposer: Your suggestion for Lipa in med",
      ],
    ],
    [["proof", proof!.id, { action: "accept", explanation: reason }], [expect.stringMatching(/^author: /)]],
    [["warning", rival.userId, { reason }], ["person: A warning about your account at Troth"]],
    [["suspension", rival.userId, { reason }], ["person: Your account at Troth is suspended"]],
    [["lift", suspended.userId, { reason }], ["person: You can log in to Troth again"]],
    [["withdrawal", otherAdmin.userId, { reason }], ["person: You’re no longer an admin of Troth"]],
    [["sessions", rival.userId, { reason }], ["person: You’ve been logged out of Troth on all devices"]],
    [["erasure", rival.userId, { reviews: "keep", reason }], ["person: We’ve closed your account at Troth"]],
  ] as [Parameters<typeof preview>, unknown[]][];
}

test("a preview tells who would get which e-mail, for every decision, and leaves nothing behind", async () => {
  const { db } = api.database;
  const given = await everything();
  await api.mailsWritten();
  // Of every table, and of the jobs.
  const before = await digest(db);
  const { generation } = api.app.publicCache;
  for (const [decision, mails] of given)
    expect([decision[0], await previewed(...decision)]).toEqual([decision[0], mails]);
  expect(await digest(db)).toEqual(before);
  expect(api.app.publicCache.generation).toBe(generation);
});

test("what is previewed is what is sent", async () => {
  const id = await addVendor(api.database.db, { name: "Zvočna loža", status: "pending", added_by: author.userId });
  const decision = {
    action: "reject",
    version: 1,
    because: "incomplete",
    explanation: "Please add a telephone number.",
  };
  const [mail] = (await preview("vendor", id, decision)).json().mails;
  expect((await admin.call("POST", `/api/vendors/${id}/decision`, decision)).statusCode).toBe(200);
  const [sent] = await api.inbox(author.email);
  expect([mail.subject, mail.text]).toEqual([sent!.subject, sent!.text]);
  expect(JSON.stringify(mail)).not.toContain(author.email);
});

test("a decision that would be refused has no preview, but the same problem", async () => {
  const { db } = api.database;
  const id = await addVendor(db, { status: "pending" });
  const problem = async (...given: Parameters<typeof preview>) => {
    const answer = await preview(...given);
    const { detail, errors } = answer.json();
    return [answer.statusCode, detail ?? errors?.[0].pointer];
  };
  expect(await problem("vendor", id, { action: "suspend", version: 1, because: "other", explanation: reason })).toEqual(
    [409, "The vendor is now pending. You can only do this while it is approved."],
  );
  expect(await problem("vendor", id, { action: "reject", version: 1, explanation: reason })).toEqual([
    422,
    "/decision/because",
  ]);
  expect(await problem("vendor", id, { action: "bury", version: 1 })).toEqual([422, "/decision/action"]);
  expect(await problem("vendor", id, { action: "approve", version: 1, status: "approved" })).toEqual([
    422,
    "/decision/status",
  ]);
  for (const [subject, missing] of [
    ["vendor", uuidv7()],
    ["vendor", "N-7K2M-9QXD-4HTB-WC6Z"],
    ["claim", id],
    ["notice", "N-7K2M-9QXD-4HTB-WC6Z"],
    ["notice", id],
  ] as const) {
    const decision =
      subject === "notice"
        ? { action: "uphold", vendorId: id, version: 1, reason }
        : { action: "approve", version: 1, ...(subject === "claim" && { reason }) };
    expect([missing, (await preview(subject, missing, decision)).statusCode]).toEqual([missing, 404]);
  }
  const proposer = await api.member();
  const proposal = await post(proposer, `/api/vendors/${await addVendor(db)}/proposals`, {
    changes: { address: "Trubarjeva 42" },
  });
  expect((await preview("proposal", proposal, { accepted: ["address"] }, { "if-match": '"7"' })).statusCode).toBe(412);
});
