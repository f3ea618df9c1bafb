import { expect, test } from "vitest";
import { freshEmail, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";

const api = useTestApp();
type Browser = ReturnType<typeof api.browser>;

const explanation = "The second sentence gives the street and number where my sister lives.";
const pageOf = (vendorId: string) => `/vendor/detail/vendordetail/${vendorId}`;
const permalink = (reviewId: string) => `/vendor/user-review-detail?id=${reviewId}`;
const give = (address: string, email: string, given: object = {}, who: Browser = api.browser()) =>
  who.call("POST", "/api/notices", {
    address,
    reason: "personal-data",
    explanation,
    name: "Nika Horvat",
    email,
    goodFaith: true,
    ...given,
  });
const given = async (address: string) => {
  const email = freshEmail();
  const answer = await give(address, email);
  expect([answer.statusCode, answer.json()]).toEqual([202, { email }]);
  const [mail] = await api.inbox(email);
  return { email, receipt: /N(-[2-9A-Z]{4}){4}/.exec(mail!.subject)![0] };
};
const read = (receipt: string) => api.browser().call("GET", `/api/notices/${receipt}`);
/** What an admin who opens the queue now has read. */
async function asRead(receipt: string): Promise<{ vendorId: string; version: number }> {
  const { vendor, reviewId } = (await read(receipt)).json();
  const { db } = api.database;
  const { version } = reviewId
    ? await db.selectFrom("reviews").select("revision as version").where("id", "=", reviewId).executeTakeFirstOrThrow()
    : await db.selectFrom("vendors").select("version").where("id", "=", vendor.id).executeTakeFirstOrThrow();
  return { vendorId: vendor.id, version };
}
const decide = async (receipt: string, action: string, who?: Browser, what?: Awaited<ReturnType<typeof asRead>>) =>
  (who ?? (await api.member({ isAdmin: true }))).call("POST", `/api/notices/${receipt}/decision`, {
    action,
    ...(action === "dismiss" && { because: "not-illegal" }),
    reason: "The review gave a private address.",
    ...(what ?? (await asRead(receipt))),
  });
/** The item of the queue, newest first. */
const inQueue = async (receipt: string) => {
  const admin = await api.member({ isAdmin: true });
  const { items } = (await admin.call("GET", "/api/admin/notices?sort=newest")).json();
  return items.find((item: { receipt: string }) => item.receipt === receipt);
};
const subjects = async (email: string) => (await api.inbox(email)).map(({ subject }) => subject);
const listed = async (vendorId: string) => (await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`)).json();

/** A review on a vendor's page, and who wrote it. */
async function reviewed(author?: Awaited<ReturnType<typeof api.member>>) {
  const [by, vendorId] = [author ?? (await api.member()), await addVendor(api.database.db, { name: "Lipa in med" })];
  const written = await by.call("POST", `/api/vendors/${vendorId}/reviews`, aReview);
  expect(written.statusCode, written.body).toBe(201);
  return { author: by, vendorId, reviewId: written.json().id as string };
}

test("anyone can give notice of a review or a listing; nothing changes until an admin decides", async () => {
  const { vendorId, reviewId } = await reviewed();
  for (const [address, about] of [
    [permalink(reviewId), reviewId],
    [`${pageOf(vendorId)}#review-${reviewId}`, reviewId],
    [pageOf(vendorId), null],
  ] as const) {
    const { receipt } = await given(address);
    expect((await read(receipt)).json()).toEqual({
      receipt,
      vendor: { id: vendorId, name: "Lipa in med", language: "und" },
      reviewId: about,
      replyRemoved: false,
      reason: "personal-data",
      status: "open",
      because: null,
      decision: "",
      createdAt: expect.any(String),
      decidedAt: null,
    });
  }
  expect((await listed(vendorId)).items).toMatchObject([{ id: reviewId, status: "published" }]);
});

test("the people who run the site are led to where they decide about a notice", async () => {
  const { receipt } = await given(permalink((await reviewed()).reviewId));
  const mails = await api.inbox(api.settings.operatorEmail);
  const mail = mails.find(({ subject }) => subject.startsWith(`[${receipt}]`))!;
  expect(mail.links[0]).toMatch(/\/dashboard\?seleted=dash&tab=notices$/);
});

test("what someone wrote in a notice isn't e-mailed to the address they gave, nor shown to anyone with the receipt", async () => {
  const { email, receipt } = await given(permalink((await reviewed()).reviewId));
  const seen = JSON.stringify(await api.inbox(email)) + (await read(receipt)).body;
  for (const secret of ["my sister lives", "Horvat"]) expect(seen).not.toContain(secret);
  expect((await read(receipt)).body).not.toContain(email);
});

test("a notice without good faith, an explanation or the address of something public is refused", async () => {
  const { vendorId, reviewId } = await reviewed();
  const refused = async (address: string, change: object = {}) => {
    const answer = await give(address, freshEmail(), change);
    return [answer.statusCode, answer.json().errors?.[0].pointer];
  };
  for (const [change, pointer] of [
    [{ goodFaith: false }, "/goodFaith"],
    [{ explanation: ` ${"x".repeat(24)} ` }, "/explanation"],
    [{ name: "\u200b" }, "/name"],
    [{ reason: "unfriendly" }, "/reason"],
  ] as const)
    expect(await refused(permalink(reviewId), change)).toEqual([422, pointer]);
  const { db } = api.database;
  const hidden = (await reviewed()).reviewId;
  await db.updateTable("reviews").set({ status: "hidden" }).where("id", "=", hidden).execute();
  for (const address of [
    "the second review",
    "https://other.example/",
    permalink(vendorId),
    permalink(hidden),
    pageOf(await addVendor(db, { status: "pending" })),
  ])
    expect([address, ...(await refused(address))]).toEqual([address, 422, "/address"]);
});

test("one address can give notice five times an hour, and one mailbox gets five receipts", async () => {
  const address = pageOf(await addVendor(api.database.db));
  const pest = api.browser();
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push((await give(address, freshEmail(), {}, pest)).statusCode);
  const victim = freshEmail();
  for (let i = 0; i < 6; i++) answers.push((await give(address, victim)).statusCode);
  expect(answers).toEqual([202, 202, 202, 202, 202, 429, 202, 202, 202, 202, 202, 429]);
});

test("an upheld notice removes the review and its stars, and both sides are told, but not who gave it", async () => {
  const { author, vendorId, reviewId } = await reviewed();
  const { email, receipt } = await given(permalink(reviewId));
  const answer = await decide(receipt, "uphold");
  expect([answer.statusCode, answer.json().status]).toEqual([200, "upheld"]);
  expect(await listed(vendorId)).toMatchObject({ items: [], total: 0 });
  expect((await api.browser().call("GET", `/api/vendors/${vendorId}`)).json().rating.count).toBe(0);
  expect((await api.browser().call("GET", `/api/vendors/${vendorId}/transparency`)).json()).toMatchObject({
    removedBecause: [{ reason: "personal-data", count: 1 }],
  });
  expect(await subjects(email)).toContain(`We’ve taken it down (${receipt})`);
  expect(await subjects(author.email)).toContain("We’ve removed your review of Lipa in med");
  expect(JSON.stringify(await api.inbox(author.email))).not.toContain("Horvat");
  expect((await decide(receipt, "dismiss")).statusCode).toBe(409);
});

test("a review that a notice took away is decided about like any other: its author reads why and appeals, and then the notice falls", async () => {
  const { author, reviewId, vendorId } = await reviewed();
  const reporter = await api.member();
  await reporter.call("POST", `/api/reviews/${reviewId}/reports`, { reason: "fake" });
  const { email, receipt } = await given(permalink(reviewId));
  await decide(receipt, "uphold");
  const [{ decision, decisionId }] = (await author.call("GET", "/api/users/me/reviews")).json().items;
  expect(decision).toMatchObject({ reason: "personal-data" });
  const [told] = await api.inbox(author.email);
  expect(told!.links.join(" ")).toContain(`/appeal?id=${decisionId}`);
  expect(told!.text).toContain("Someone gave us notice");
  expect((await subjects(reporter.email))[0]).toBe("We’ve decided about the review of Lipa in med that you reported");
  const statement = async () => (await author.call("GET", `/api/decisions/${decisionId}`)).json();
  expect(await statement()).toMatchObject({
    action: "remove",
    because: "personal-data",
    explanation: "The review gave a private address.",
  });
  const words = "The address is on our own invitation, which my sister printed.";
  expect((await author.call("POST", `/api/decisions/${decisionId}/appeal`, { words })).statusCode).toBe(201);

  const admin = await api.member({ isAdmin: true });
  const { items } = (await admin.call("GET", "/api/admin/reports?appeals=true&sort=newest")).json();
  const ticket = items.find(({ review }: { review: { id: string } }) => review.id === reviewId);
  const answer = await admin.call("POST", `/api/admin/reports/${ticket.id}/decision`, {
    action: "dismiss",
    version: ticket.review.version,
    ticketVersion: ticket.version,
    explanation: "The address is the author’s own.",
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await listed(vendorId)).toMatchObject({ total: 1 });
  expect((await statement()).appeal.status).toBe("granted");
  expect((await read(receipt)).json()).toMatchObject({
    status: "dismissed",
    decision: expect.stringContaining("appealed"),
  });
  expect(await subjects(email)).toContain(`The review is shown again (${receipt})`);
});

test("a notice can turn out to be about the reply: it goes, the review stays, and those who are touched are told", async () => {
  const { db } = api.database;
  const owner = await api.member();
  const { author, vendorId, reviewId } = await reviewed();
  await db.updateTable("vendors").set({ owner_id: owner.userId }).where("id", "=", vendorId).execute();
  const put = (text: string, match: Record<string, string> = {}) =>
    owner.call("PUT", `/api/reviews/${reviewId}/response`, { text, confirmed: true }, match);
  expect((await put("You live at 4 Pod hribom.")).statusCode).toBe(200);
  const { email, receipt } = await given(permalink(reviewId));
  const admin = await api.member({ isAdmin: true });
  const { version, response } = await inQueue(receipt);
  expect(response).toEqual({ text: "You live at 4 Pod hribom.", version: 1 });
  const decision = { action: "remove-reply", vendorId, version, responseVersion: 1, reason: "It gave an address." };
  const send = (changes: object = {}) =>
    admin.call("POST", `/api/notices/${receipt}/decision`, { ...decision, ...changes });
  for (const wrong of [{ responseVersion: undefined }, { action: "dismiss", because: "not-illegal" }]) {
    const refused = await send(wrong);
    expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, "/responseVersion"]);
  }
  expect((await put("You live at 5 Pod hribom.", { "if-match": '"1"' })).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(409);
  expect((await read(receipt)).json().status).toBe("open");

  const reported = await author.call("POST", `/api/reviews/${reviewId}/reports`, {
    about: "response",
    reason: "personal-data",
  });
  expect(reported.statusCode, reported.body).toBe(201);
  const preview = await admin.call("POST", "/api/admin/previews", {
    subject: "notice",
    id: receipt,
    decision: { ...decision, responseVersion: 2 },
  });
  expect(
    preview.json().mails?.map(({ to }: { to: string }) => to),
    preview.body,
  ).toEqual(["notifier", "author", "owner"]);
  const answer = await send({ responseVersion: 2 });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ status: "upheld", replyRemoved: true });
  const { items } = await listed(vendorId);
  expect(items).toMatchObject([{ id: reviewId, response: null }]);
  expect(await subjects(email)).toContain(`We’ve taken it down (${receipt})`);
  expect((await api.inbox(email))[0]!.text).toContain("The reply of Lipa in med to the review is no longer shown");
  const [statement] = await api.inbox(owner.email);
  expect(statement!.text).toContain("is illegal because it exposes personal data");
  expect(await subjects(author.email)).toContain("We’ve removed the reply of Lipa in med that you reported");
  expect(await db.selectFrom("removed_replies").select("text").execute()).toContainEqual({
    text: "You live at 5 Pod hribom.",
  });
  const kept = db.selectFrom("report_tickets").select("status").where("review_id", "=", reviewId);
  expect(await kept.execute()).toEqual([{ status: "upheld" }]);
});

test("what becomes of the review is no word about a notice because of which only the reply went", async () => {
  const owner = await api.member();
  const { author, vendorId, reviewId } = await reviewed();
  await api.database.db.updateTable("vendors").set({ owner_id: owner.userId }).where("id", "=", vendorId).execute();
  await owner.call("PUT", `/api/reviews/${reviewId}/response`, { text: "You live at 4 Pod hribom.", confirmed: true });
  const { email, receipt } = await given(permalink(reviewId));
  const admin = await api.member({ isAdmin: true });
  const about = { vendorId, version: 1 };
  const reason = "It gave an address.";
  const removal = { action: "remove-reply", responseVersion: 1, reason, ...about };
  expect((await admin.call("POST", `/api/notices/${receipt}/decision`, removal)).statusCode).toBe(200);
  const hide = { action: "hide", because: "off-topic", explanation: reason, version: 1 };
  expect((await admin.call("POST", `/api/reviews/${reviewId}/decision`, hide)).statusCode).toBe(200);
  const restore = { action: "restore", explanation: reason, version: 1 };
  const restored = await admin.call("POST", `/api/reviews/${reviewId}/decision`, restore);
  expect(restored.statusCode, restored.body).toBe(200);
  expect((await read(receipt)).json()).toMatchObject({ status: "upheld", replyRemoved: true, decision: reason });
  expect(await subjects(email)).toHaveLength(2);
  // It's among earlier decisions, as what it was.
  const another = await given(permalink(reviewId));
  const { alike } = (await admin.call("GET", `/api/admin/background/notice/${another.receipt}`)).json();
  expect(alike).toContainEqual(expect.objectContaining({ id: receipt, action: "remove reply", reason }));
  expect(await subjects(author.email)).toContain("Your review of Lipa in med is back");
});

test("a notice about a listing has no reply to remove", async () => {
  const { receipt } = await given(pageOf(await addVendor(api.database.db, { name: "Lipa in med" })));
  const about = { ...(await asRead(receipt)), responseVersion: 1 };
  const refused = await decide(receipt, "remove-reply", undefined, about);
  expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, "/action"]);
});

test("an upheld notice about a listing takes it off the site, and the people who look after it and the person who added it are told", async () => {
  const [owner, author] = [await api.member(), await api.member()];
  const people = { owner_id: owner.userId, added_by: author.userId };
  const vendorId = await addVendor(api.database.db, { name: "Lipa in med", ...people });
  const { receipt } = await given(pageOf(vendorId));
  expect((await decide(receipt, "uphold")).statusCode).toBe(200);
  expect((await api.browser().call("GET", `/api/vendors/${vendorId}`)).statusCode).toBe(404);
  for (const { email } of [owner, author])
    expect(await subjects(email)).toContain("We’ve taken down the listing of Lipa in med");
});

test("a dismissed notice leaves the review where it is and says why; its author never hears of it", async () => {
  const { author, vendorId, reviewId } = await reviewed();
  const before = await subjects(author.email);
  const { email, receipt } = await given(permalink(reviewId));
  const dismissed = { status: "dismissed", because: "not-illegal", decision: "The review gave a private address." };
  expect((await decide(receipt, "dismiss")).json()).toMatchObject(dismissed);
  expect((await read(receipt)).json()).toMatchObject(dismissed);
  expect(await listed(vendorId)).toMatchObject({ total: 1 });
  expect(await subjects(email)).toContain(`We’re not taking it down (${receipt})`);
  const { text } = (await api.inbox(email)).find(({ subject }) => subject.startsWith("We’re not taking it down"))!;
  expect(text).toContain("as far as we can tell, it isn’t against the law.");
  expect(text).toContain(dismissed.decision);
  const admin = await api.member({ isAdmin: true });
  const [event] = (await admin.call("GET", "/api/admin/events?subject=notice&action=dismiss")).json().items;
  expect(event).toMatchObject({ because: "not-illegal", reason: dismissed.decision });
  expect(await subjects(author.email)).toEqual(before);
});

test("a notice is dismissed by a rule, and upheld by none but what it alleges", async () => {
  const { receipt } = await given(permalink((await reviewed()).reviewId));
  const admin = await api.member({ isAdmin: true });
  const about = { ...(await asRead(receipt)), reason: "The review gave a private address." };
  for (const decision of [{ action: "dismiss" }, { action: "uphold", because: "other" }]) {
    const refused = await admin.call("POST", `/api/notices/${receipt}/decision`, { ...about, ...decision });
    expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, "/because"]);
  }
  expect((await read(receipt)).json().status).toBe("open");
});

test("a second notice about a review that is gone already can still be answered", async () => {
  const { author, reviewId } = await reviewed();
  const [first, second] = [await given(permalink(reviewId)), await given(permalink(reviewId))];
  await decide(first.receipt, "uphold");
  expect((await decide(second.receipt, "uphold")).statusCode).toBe(200);
  expect((await subjects(author.email)).slice(0, 2)).toEqual([
    "Your review of Lipa in med stays removed",
    "We’ve removed your review of Lipa in med",
  ]);
});

test("a notice that is upheld about a review that its author has deleted brings the author no decision", async () => {
  const { author, reviewId } = await reviewed();
  const { receipt } = await given(permalink(reviewId));
  expect((await author.call("DELETE", `/api/reviews/${reviewId}`)).statusCode).toBe(204);
  const before = await subjects(author.email);
  expect((await decide(receipt, "uphold")).json()).toMatchObject({ status: "upheld" });
  expect(await subjects(author.email)).toEqual(before);
});

test("a notice is decided only about what the admin has read: not once its author has edited the review", async () => {
  const { author, vendorId, reviewId } = await reviewed();
  const { receipt } = await given(permalink(reviewId));
  const { vendor, version } = await inQueue(receipt);
  expect([vendor.id, version]).toEqual([vendorId, 1]);
  const edited = { ...aReview, review: "They never rang us back, not even once." };
  const edit = await author.call("PATCH", `/api/reviews/${reviewId}`, edited, { "if-match": '"1"' });
  expect(edit.statusCode, edit.body).toBe(200);
  for (const action of ["uphold", "dismiss"]) {
    const refused = await decide(receipt, action, undefined, { vendorId, version });
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("review has changed")]);
  }
  expect(await listed(vendorId)).toMatchObject({ total: 1 });
  expect((await read(receipt)).json().status).toBe("open");
  expect((await inQueue(receipt)).version).toBe(2);
  expect((await decide(receipt, "uphold", undefined, { vendorId, version: 2 })).statusCode).toBe(200);
});

test("a notice of a listing is decided only about the one that was read, and as it was read", async () => {
  const { db } = api.database;
  const [a, b] = [await addVendor(db, { name: "Lipa in med" }), await addVendor(db, { name: "Med" })];
  const { receipt } = await given(pageOf(a));
  const before = await asRead(receipt);
  await db.updateTable("vendors").set({ version: 2 }).where("id", "=", a).execute();
  const changed = await decide(receipt, "uphold", undefined, before);
  expect([changed.statusCode, changed.json().detail]).toEqual([409, expect.stringContaining("listing has changed")]);
  const ofA = await asRead(receipt);
  const admin = await api.member({ isAdmin: true });
  const because = "Both have the same address and telephone number.";
  expect((await admin.call("POST", `/api/vendors/${a}/merge`, { into: b, reason: because })).statusCode).toBe(200);
  const merged = await decide(receipt, "uphold", undefined, ofA);
  expect([merged.statusCode, merged.json().detail]).toEqual([409, expect.stringContaining("merged")]);
  expect((await api.browser().call("GET", `/api/vendors/${b}`)).statusCode).toBe(200);
  expect(await inQueue(receipt)).toMatchObject({ vendor: { id: b } });
  expect((await decide(receipt, "uphold")).statusCode).toBe(200);
});

test("no admin decides a notice about their own review or listing", async () => {
  const admin = await api.member({ isAdmin: true });
  const { reviewId } = await reviewed(admin);
  const own = await addVendor(api.database.db, { owner_id: admin.userId });
  for (const address of [permalink(reviewId), pageOf(own)]) {
    const { receipt } = await given(address);
    expect((await decide(receipt, "dismiss", admin)).statusCode).toBe(409);
    expect((await decide(receipt, "dismiss")).statusCode).toBe(200);
  }
  const { vendorId, reviewId: ofOwn } = await reviewed();
  await api.database.db.updateTable("vendors").set({ owner_id: admin.userId }).where("id", "=", vendorId).execute();
  expect((await decide((await given(permalink(ofOwn))).receipt, "uphold", admin)).statusCode).toBe(409);
});

test("a notice of a listing that was merged meanwhile is about the one it is part of now", async () => {
  const [a, b] = [await addVendor(api.database.db), await addVendor(api.database.db, { name: "Med" })];
  const { receipt } = await given(pageOf(a));
  const because = "Both have the same address and telephone number.";
  const admin = await api.member({ isAdmin: true });
  expect((await admin.call("POST", `/api/vendors/${a}/merge`, { into: b, reason: because })).statusCode).toBe(200);
  expect((await read(receipt)).json().vendor).toMatchObject({ id: b, name: "Med" });
  expect((await decide(receipt, "uphold")).statusCode).toBe(200);
  expect((await api.browser().call("GET", `/api/vendors/${b}`)).statusCode).toBe(404);
});

test("of two decisions of a notice at the same moment one counts", async () => {
  const { receipt } = await given(permalink((await reviewed()).reviewId));
  const answers = await Promise.all([decide(receipt, "uphold"), decide(receipt, "dismiss")]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});
