import { reviewsADay, unusualRate } from "@troth/rules/screening";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { type Browser, password, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { link } from "../partners/couples.ts";
import { likenessOf, renewLikenesses } from "./likeness.ts";
import { noteLikenesses } from "./screen.ts";

const api = useTestApp();

const text = (about: string) =>
  `${about} took every one of our odd wishes seriously, the rain did not matter in the end, and the neighbours got cake. ${uuidv7()}`;
const write = (author: Browser, vendorId: string, review: object = {}) =>
  author.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, ...review });
const fate = async (author: Browser, vendorId: string, review: object = {}): Promise<string> => {
  const answer = await write(author, vendorId, review);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().status;
};
const decide = async (id: string, decision: object, who?: Browser) =>
  (who ?? (await api.member({ isAdmin: true }))).call("POST", `/api/reviews/${id}/decision`, {
    version: 1,
    explanation: "We compared it with four other reviews.",
    ...decision,
  });
const listed = async (vendorId: string) => (await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`)).json();
const subjects = async (email: string) => (await api.inbox(email)).map(({ subject }) => subject);

/** Published reviews by others, as old as given. */
async function busy(vendorId: string, howMany: number, hoursAgo = 1) {
  const { db } = api.database;
  for (let i = 0; i < howMany; i++) {
    const id = uuidv7();
    const person = { id, email: `${id}@example.org`, first_name: "Iris", last_name: "Vrabec" };
    await db.insertInto("users").values(person).execute();
    const created_at = new Date(Date.now() - hoursAgo * 3_600_000);
    await db
      .insertInto("reviews")
      .values({
        id: uuidv7(),
        vendor_id: vendorId,
        author_id: id,
        rating: 5,
        review: text("They"),
        experience: "enquired",
        created_at,
      })
      .execute();
  }
}

test("a held review isn’t published as its author has changed it since the admin read it", async () => {
  const [author, vendorId] = [await api.member(), await addVendor(api.database.db)];
  await addVendor(api.database.db, { owner_id: author.userId });
  const { id, version, status } = (await write(author, vendorId)).json();
  expect(status).toBe("held");
  const change = { review: "Ring Petra on 041 555 019, she can tell you all about their kitchen." };
  expect((await author.call("PATCH", `/api/reviews/${id}`, change, { "if-match": `"${version}"` })).statusCode).toBe(
    200,
  );
  const refused = await decide(id, { action: "publish", version });
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("has changed")]);
  expect(await listed(vendorId)).toMatchObject({ total: 0 });
  expect((await decide(id, { action: "publish", version: version + 1 })).statusCode).toBe(200);
});

test("a text that was published before, with a few words changed, waits; its author is told, and the public sees nothing", async () => {
  const [first, second] = [await api.member(), await api.member()];
  const [a, b] = [await addVendor(api.database.db), await addVendor(api.database.db, { name: "Lipa in med" })];
  const words = text("The florist");
  expect(await fate(first, a, { review: words })).toBe("published");
  expect(await fate(second, b, { review: words.replace("florist", "photographer").toUpperCase() })).toBe("held");
  expect(await listed(b)).toMatchObject({ items: [], total: 0 });
  expect((await api.browser().call("GET", `/api/vendors/${b}`)).json().rating.count).toBe(0);
  const [mail] = await api.inbox(second.email);
  expect(mail!.subject).toBe("We’ll check your review of Lipa in med first");
  expect(mail!.text).toContain("nearly those of another review");
  expect(mail!.links[0]).toMatch(/\/user\/profile\?seleted=Information#reviews$/);
  const own = (await second.call("GET", `/api/vendors/${b}/own-review`)).json();
  expect(own.review).toMatchObject({ status: "held" });
});

test("a text that was published before waits, too, if other letters, accents and invisible characters disguise it", async () => {
  const { db } = api.database;
  const words =
    "The cellist played through two power cuts and a thunderstorm, knew my aunt’s favourite tango, and stayed for the soup.";
  expect(await fate(await api.member(), await addVendor(db), { review: words })).toBe("published");
  for (const disguised of [
    words.replaceAll("o", "о").replaceAll("e", "е"),
    words.replaceAll("a", "á").replaceAll("i", "ï"),
    [...words].join("\u200b"),
    words.replaceAll("t", "t\u00ad"),
  ])
    expect(await fate(await api.member(), await addVendor(db), { review: disguised })).toBe("held");
});

test("a text that an admin has removed waits when anyone writes it again; one that its author has deleted doesn’t", async () => {
  const { db } = api.database;
  for (const rating of [1, 5]) {
    const review = `The tent leaked ${rating} times, the generator gave up at nine, and the owner told us to dance in the dark instead. ${uuidv7()}`;
    const { id } = (await write(await api.member(), await addVendor(db), { rating, review })).json();
    expect((await decide(id, { action: "remove", because: "not-genuine" })).statusCode).toBe(200);
    const copy = await write(await api.member(), await addVendor(db), { rating, review });
    expect([rating, copy.json().status]).toEqual([rating, "held"]);
    const admin = await api.member({ isAdmin: true });
    const found = await admin.call("GET", `/api/admin/held-reviews/${copy.json().id}`);
    expect(found.json().resembles).toMatchObject([{ review: { id, status: "removed" } }]);
    await db.updateTable("reviews").set({ likeness: [] }).where("id", "in", [id, copy.json().id]).execute();
  }
  const author = await api.member();
  const review =
    "Our planner lost the seating chart, found it in the oven, and seated everyone by their zodiac sign, which worked.";
  const { id } = (await write(author, await addVendor(db), { review })).json();
  expect((await author.call("DELETE", `/api/reviews/${id}`)).statusCode).toBe(204);
  expect(await fate(author, await addVendor(db), { review })).toBe("published");
});

test("an edit that makes a review read like someone else’s stays published, and an admin hears of it once", async () => {
  const { db } = api.database;
  const admin = await api.member({ isAdmin: true });
  const [first, author] = [await api.member(), await api.member()];
  const words =
    "Two goats ate the seating plan, the registrar laughed until she cried, and by nine the whole village was on our dance floor.";
  const original = (await write(first, await addVendor(db), { review: words })).json().id;
  const vendorId = await addVendor(db);
  const { id } = (await write(author, vendorId)).json();
  const mails = (await subjects(author.email)).length;
  const edit = async (who: Browser, reviewId: string, version: number, change: object) => {
    const answer = await who.call("PATCH", `/api/reviews/${reviewId}`, change, { "if-match": `"${version}"` });
    expect([answer.statusCode, answer.json().status]).toEqual([200, "published"]);
  };
  const tickets = (reviewId: string) =>
    db.selectFrom("report_tickets").select(["id", "status"]).where("review_id", "=", reviewId).execute();
  await edit(author, id, 1, { rating: 1, review: words.replaceAll("o", "о") });
  expect(await listed(vendorId)).toMatchObject({ items: [{ id }] });
  const [ticket] = await tickets(id);
  const found = (await admin.call("GET", `/api/admin/reports/${ticket!.id}`)).json();
  expect(found).toMatchObject({
    ticket: { isOwnInitiative: true, status: "open" },
    review: { id },
    reports: [],
    resembles: [{ review: { id: original }, isSameAuthor: false }],
    notByYou: null,
  });
  expect(found.history[0]).toMatchObject({ subject: "report", action: "take up", by: null, reason: "alike" });
  expect(await subjects(author.email), "nothing has been decided yet").toHaveLength(mails);

  // Neither another edit that leaves it as alike as it was, nor one that makes it like its author's own, is news.
  const dismissal = { action: "dismiss", version: 2, ticketVersion: 1, explanation: "They are sisters." };
  expect((await admin.call("POST", `/api/admin/reports/${ticket!.id}/decision`, dismissal)).statusCode).toBe(200);
  await edit(author, id, 2, { rating: 5, title: "Goats" });
  await edit(author, id, 3, { review: `${words} The goats are fine.` });
  expect(await tickets(id)).toEqual([{ id: ticket!.id, status: "dismissed" }]);
  const another = (await write(author, await addVendor(db))).json().id;
  await edit(author, another, 1, { review: words });
  const [open] = await tickets(another);
  const hiding = { ...dismissal, action: "hide", because: "not-genuine" };
  expect((await admin.call("POST", `/api/admin/reports/${open!.id}/decision`, hiding)).statusCode).toBe(200);
  expect((await api.inbox(author.email))[0]!.text).toMatch(/No one had reported it\.\s+An automatic rule had us look/);

  const own = (await write(first, await addVendor(db))).json().id;
  await edit(first, own, 1, {
    review:
      "We came back a year later, ordered the same soup, and were given the recipe by the cook, who had kept our table.",
  });
  const again = (await write(first, await addVendor(db))).json().id;
  await edit(first, again, 1, {
    review:
      "We came back a year later, ordered the same soup, and were given the recipe by the cook, who had kept our table.",
  });
  expect(await tickets(again)).toEqual([]);
});

test("what reviews were recognised by before is worked out anew, so that copies of them wait", async () => {
  const { db } = api.database;
  const review =
    "Le traiteur a servi cent couverts à l’heure prévue, la pièce montée a tenu, et même les enfants ont goûté à tout.";
  const { id } = (await write(await api.member(), await addVendor(db), { review })).json();
  const untouched = (await write(await api.member(), await addVendor(db), { review: text("Someone else") })).json().id;
  await db.updateTable("reviews").set({ likeness: [] }).where("id", "in", [id, untouched]).execute();
  await db.updateTable("reviews").set({ likeness_is_old: true }).where("id", "=", id).execute();
  await renewLikenesses(db);
  expect(await fate(await api.member(), await addVendor(db), { review })).toBe("held");
  const isOld = db.selectFrom("reviews").select("likeness_is_old").where("id", "=", id);
  expect(await isOld.executeTakeFirst()).toEqual({ likeness_is_old: false });
  const other = db.selectFrom("reviews").select("likeness").where("id", "=", untouched);
  expect(await other.executeTakeFirst()).toEqual({ likeness: [] });
});

test("a review by someone who looks after a competitor nearby waits; one in another trade or place doesn't", async () => {
  const { db } = api.database;
  const owner = await api.member();
  await addVendor(db, { owner_id: owner.userId, category: ["venues", "catering"], location: ["ljubljana-si"] });
  expect(await fate(owner, await addVendor(db, { category: ["catering"] }))).toBe("held");
  expect(await fate(owner, await addVendor(db, { category: ["florists"] }))).toBe("published");
  expect(await fate(owner, await addVendor(db, { category: ["venues"], location: ["koper-si"] }))).toBe("published");
});

test("a review by someone who once looked after the vendor, or whose partner did, waits; a claim that was declined is nothing of the kind", async () => {
  const { db } = api.database;
  const [owner, member, declined, admin] = await Promise.all([
    api.member(),
    api.member(),
    api.member(),
    api.member({ isAdmin: true }),
  ]);
  const vendorId = await addVendor(db);
  const claim = async (who: Browser, decision: object) => {
    const given = { role: "owner", note: "We have run it since 2011." };
    const { id } = (await who.call("POST", `/api/vendors/${vendorId}/claims`, given)).json();
    const said = { version: 1, reason: "We rang the number on the listing.", ...decision };
    const { statusCode, body } = await admin.call("POST", `/api/claims/${id}/decision`, said);
    expect(statusCode, body).toBe(200);
  };
  await claim(declined, { action: "reject", because: "unconfirmed" });
  await claim(owner, { action: "approve" });
  const invitation = await owner.call("POST", `/api/vendors/${vendorId}/invitations`, { email: member.email });
  await member.call("POST", `/api/team-invitations/${invitation.json().id}/accept`);
  expect((await write(member, vendorId)).statusCode).toBe(403);
  expect((await member.call("POST", `/api/vendors/${vendorId}/team/leave`)).statusCode).toBe(204);
  expect(await fate(member, vendorId)).toBe("held");
  await owner.call("POST", `/api/vendors/${vendorId}/release`, { currentPassword: password });
  const partner = await api.member();
  await db.transaction().execute((trx) => link(trx, owner.userId, partner.userId));
  expect(await fate(partner, vendorId)).toBe("held");
  expect(await fate(declined, vendorId)).toBe("published");
  // It is merged into another: what they looked after is part of that now.
  const root = await addVendor(db);
  const between = await addVendor(db, { status: "merged", merged_into: root });
  await db.updateTable("vendors").set({ merged_into: between }).where("id", "=", vendorId).execute();
  expect(await fate(declined, root)).toBe("published");
  expect(await fate(member, root)).toBe("held");
});

test("a review from an address at the vendor's own domain, or at that of someone who looks after it, waits", async () => {
  const { db } = api.database;
  const at = async (email: string) => {
    const person = await api.member();
    await db.updateTable("users").set({ email }).where("id", "=", person.userId).execute();
    return person;
  };
  const website = await addVendor(db, { website: "https://www.lipa-and-med.example/" });
  expect(await fate(await at("nika@lipa-and-med.example"), website)).toBe("held");
  const owned = await addVendor(db, { owner_id: (await at("boss@studio-vrba.example")).userId });
  expect(await fate(await at("iris@studio-vrba.example"), owned)).toBe("held");
  const shared = await addVendor(db, { owner_id: (await at("boss.vrba@gmail.com")).userId });
  expect(await fate(await at("iris.vrba@gmail.com"), shared)).toBe("published");
});

test("while a vendor gets far more reviews than usual, new ones wait; that ends by itself", async () => {
  const { db } = api.database;
  const [sudden, popular] = [await addVendor(db), await addVendor(db)];
  await busy(sudden, unusualRate.reviews - 1);
  expect(await fate(await api.member(), sudden)).toBe("published");
  expect(await listed(sudden)).toMatchObject({ unusualRate: true });
  expect(await fate(await api.member(), sudden)).toBe("held");
  // So many a day is what it always gets.
  await busy(popular, unusualRate.reviews);
  const daily = (unusualRate.reviews * unusualRate.averageOverDays) / unusualRate.times;
  await busy(popular, daily, 48);
  expect(await listed(popular)).toMatchObject({ unusualRate: false });
  expect(await fate(await api.member(), popular)).toBe("published");
  await db
    .updateTable("reviews")
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where("vendor_id", "=", sudden)
    .execute();
  expect(await fate(await api.member(), sudden)).toBe("published");
});

test("the same text meets the same fate with one star or five", async () => {
  const { db } = api.database;
  const competitor = await api.member();
  await addVendor(db, { owner_id: competitor.userId });
  const copied = text("The band");
  await fate(await api.member(), await addVendor(db), { review: copied });
  const crowded = async () => {
    const id = await addVendor(db);
    await busy(id, unusualRate.reviews);
    return id;
  };
  for (const kind of ["fresh", "copied", "competitor", "crowded"]) {
    const fates = new Set<string>();
    for (const rating of [1, 2, 3, 4, 5]) {
      const author = kind === "competitor" ? competitor : await api.member();
      await db.deleteFrom("rate_limits").execute();
      const vendorId = kind === "crowded" ? await crowded() : await addVendor(db);
      fates.add(await fate(author, vendorId, { rating, review: kind === "copied" ? copied : `${kind} ${uuidv7()}` }));
    }
    expect([kind, [...fates]]).toEqual([kind, [kind === "fresh" ? "published" : "held"]]);
  }
});

test("check 61: the younger an account, the fewer reviews it can publish in a day", async () => {
  const { db } = api.database;
  for (const { accountDays, reviews } of reviewsADay) {
    const author = await api.member();
    const created_at = new Date(Date.now() - (accountDays * 24 + 1) * 3_600_000);
    await db.updateTable("users").set({ created_at }).where("id", "=", author.userId).execute();
    const vendors = await Promise.all(Array.from({ length: reviews + 1 }, () => addVendor(db)));
    const statuses: number[] = [];
    for (const vendorId of vendors) statuses.push((await write(author, vendorId)).statusCode);
    expect([accountDays, statuses.indexOf(429)]).toEqual([accountDays, reviews]);
  }
});

/** A held review, and who wrote it. */
async function held() {
  const [owner, vendorId] = [await api.member(), await addVendor(api.database.db, { name: "Lipa in med" })];
  await addVendor(api.database.db, { owner_id: owner.userId });
  const answer = await write(owner, vendorId, { rating: 3 });
  expect(answer.json().status).toBe("held");
  return { author: owner, vendorId, id: answer.json().id as string };
}

test("an admin publishes a held review, and then it counts; its author and the vendor's owner are told", async () => {
  const { author, vendorId, id } = await held();
  const owner = await api.member();
  await api.database.db.updateTable("vendors").set({ owner_id: owner.userId }).where("id", "=", vendorId).execute();
  const isAboutIt = (subject: string) => subject === "A new review of Lipa in med";
  expect((await subjects(owner.email)).filter(isAboutIt)).toEqual([]);
  const answer = await decide(id, { action: "publish" });
  expect([answer.statusCode, answer.json()]).toEqual([200, { id, status: "published" }]);
  expect((await listed(vendorId)).items).toMatchObject([{ id }]);
  expect((await api.browser().call("GET", `/api/vendors/${vendorId}`)).json().rating).toMatchObject({ count: 1 });
  expect(await subjects(author.email)).toContain("Your review of Lipa in med is published");
  expect((await subjects(owner.email)).filter(isAboutIt)).toHaveLength(1);
});

test("the author of a held review that is removed reads that it won’t be published: nobody has taken it down", async () => {
  const { author, id } = await held();
  expect((await decide(id, { action: "remove", because: "conflict-of-interest" })).statusCode).toBe(200);
  const { subject, text } = (await api.inbox(author.email))[0]!;
  expect(subject).toBe("We’re not publishing your review of Lipa in med");
  expect(text).toContain("won’t be published");
  expect(text).not.toMatch(/removed|no longer shown/);
});

test("hiding, bringing back and removing a review change its numbers, and the author gets the reasons each time", async () => {
  const { author, vendorId, id } = await held();
  const count = async () => (await api.browser().call("GET", `/api/vendors/${vendorId}`)).json().rating.count;
  const counts: number[] = [];
  for (const decision of [
    { action: "publish" },
    { action: "hide", because: "personal-data" },
    { action: "restore" },
    { action: "remove", because: "not-genuine" },
  ]) {
    expect((await decide(id, decision)).statusCode).toBe(200);
    counts.push(await count());
  }
  expect(counts).toEqual([1, 0, 1, 0]);
  const mails = await api.inbox(author.email);
  const removed = mails.find(({ subject }) => subject === "We’ve removed your review of Lipa in med")!;
  for (const words of ["own experience", "four other reviews", "nothing about the decision was automatic"])
    expect(removed.text).toContain(words);
  const shown = (await api.browser().call("GET", `/api/vendors/${vendorId}/transparency`)).json();
  expect(shown).toMatchObject({ removed: 1, removedBecause: [{ reason: "not-genuine", count: 1 }] });
});

test("a decision without a reason, out of turn, or by someone it's about is refused", async () => {
  const { vendorId, id } = await held();
  expect((await decide(id, { action: "remove" })).json().errors[0].pointer).toBe("/because");
  const blank = await decide(id, { action: "publish", explanation: " ".repeat(9) });
  expect(blank.json().errors[0].pointer).toBe("/explanation");
  expect((await decide(id, { action: "publish", because: "other" })).statusCode).toBe(422);
  expect((await decide(id, { action: "restore" })).statusCode).toBe(409);
  const admin = await api.member({ isAdmin: true });
  await api.database.db.updateTable("vendors").set({ owner_id: admin.userId }).where("id", "=", vendorId).execute();
  expect((await decide(id, { action: "publish" }, admin)).statusCode).toBe(409);
  expect((await decide(id, { action: "publish" }, await api.member())).statusCode).toBe(403);
});

test("of two decisions about a review at the same moment one counts", async () => {
  const { id } = await held();
  const answers = await Promise.all([
    decide(id, { action: "publish" }),
    decide(id, { action: "remove", because: "other" }),
  ]);
  // Removing what has just been published is allowed; publishing what has been removed isn't.
  const [publishing, removing] = answers.map(({ statusCode }) => statusCode);
  expect([removing, [200, 409].includes(publishing!)]).toEqual([200, true]);
});

test("no decision makes the reviews of someone who has closed their account public again", async () => {
  const { author, id } = await held();
  const day = 24 * 3_600_000;
  await api.database.db
    .updateTable("users")
    .set({ erase_at: new Date(Date.now() + day), reviews_on_deletion: "delete" })
    .where("id", "=", author.userId)
    .execute();
  expect((await decide(id, { action: "publish" })).statusCode).toBe(409);
  expect((await decide(id, { action: "remove", because: "other" })).statusCode).toBe(200);
});

test("whoever decides about a held review sees which ones it reads like, also once it’s decided, and what else its author has written", async () => {
  const { db } = api.database;
  const admin = await api.member({ firstName: "Mira", lastName: "Zupan", isAdmin: true });
  const [first, second] = [await api.member({ firstName: "Iris", lastName: "Vrabec" }), await api.member()];
  const [a, b] = [await addVendor(db, { name: "Vrtnica" }), await addVendor(db, { name: "Lipa in med" })];
  const words =
    "Our bouquet came on a bicycle, not one petal was out of place, and my grandmother asked twice for the gardener’s name.";
  const original = (await write(first, a, { review: words })).json();
  const other = (
    await write(second, a, { title: "Something else", review: "They rang us back at once, on a Sunday." })
  ).json();
  const { id } = (await write(second, b, { review: words.replace("bouquet", "cake") })).json();
  const read = async (who = admin) => who.call("GET", `/api/admin/held-reviews/${id}`);
  const found = await read();
  expect(found.statusCode, found.body).toBe(200);
  expect(found.json()).toMatchObject({
    review: { id, status: "held" },
    vendor: { id: b, name: "Lipa in med" },
    author: { name: "Ana Kovač", reviews: { published: 1 }, decisions: [] },
    because: "alike",
    resembles: [
      { review: { id: original.id, review: words }, vendor: { id: a }, author: "Iris Vrabec", isSameAuthor: false },
    ],
    others: [{ id: other.id, vendor: { id: a }, title: "Something else", status: "published" }],
    decisions: [],
    history: [{ subject: "review", action: "hold", by: null, reason: "alike" }],
  });
  // The words that were found stay there to be compared, whatever its author makes of them.
  const change = { review: "The cake came on a bicycle." };
  expect((await second.call("PATCH", `/api/reviews/${id}`, change, { "if-match": '"1"' })).statusCode).toBe(200);
  expect((await read()).json().resembles).toHaveLength(1);
  expect((await decide(id, { action: "publish", version: 2 }, admin)).statusCode).toBe(200);
  expect((await read()).json()).toMatchObject({
    review: { status: "published" },
    resembles: [{ review: { id: original.id } }],
    decisions: [{ action: "publish", by: "Mira Zupan", byYou: true }],
  });
  // What is removed afterwards is shown beside it for as long as its words are kept.
  expect((await decide(original.id, { action: "remove", because: "not-genuine" }, admin)).statusCode).toBe(200);
  expect((await read()).json().resembles).toMatchObject([{ review: { id: original.id, status: "removed" } }]);
  await db.updateTable("reviews").set({ title: "", review: "", likeness: [] }).where("id", "=", original.id).execute();
  expect((await read()).json().resembles).toEqual([]);
  // One that was never held has no such case, and nor has what concerns the admin.
  expect((await admin.call("GET", `/api/admin/held-reviews/${original.id}`)).statusCode).toBe(404);
  await db.updateTable("vendors").set({ owner_id: admin.userId }).where("id", "=", b).execute();
  expect((await read()).statusCode).toBe(404);
});

test("a held review is compared with what was written in the two years before it, not with what came after", async () => {
  const { db } = api.database;
  const { id } = await held();
  const likeness = likenessOf(text("The quartet"));
  const writtenAt = async (created_at: string) => {
    const other = uuidv7();
    const { userId: author_id } = await api.member();
    const review = { rating: 5, review: "They played.", experience: "enquired", likeness, created_at } as const;
    const vendor_id = await addVendor(db);
    await db
      .insertInto("reviews")
      .values({ id: other, vendor_id, author_id, ...review })
      .execute();
    return other;
  };
  await writtenAt("2024-05-20T10:00:00Z");
  const before = await writtenAt("2024-05-22T10:00:00Z");
  await writtenAt("2026-05-22T10:00:00Z");
  await noteLikenesses(db, { id, likeness, at: "2026-05-21T10:00:00Z" });
  expect(await db.selectFrom("review_likenesses").select("other_id").where("review_id", "=", id).execute()).toEqual([
    { other_id: before },
  ]);
});

test("what a held or hidden review is edited to read like is shown to whoever decides about it, too, beside what it read like before", async () => {
  const { db } = api.database;
  const admin = await api.member({ isAdmin: true });
  const copied =
    "The choir sang from the gallery, the organist knew every film score we asked for, and nobody minded the crying twins.";
  const watched =
    "Peonies in October are impossible, we were told; hers arrived from a greenhouse in Maribor at dawn, wrapped in newspaper.";
  const first = (await write(await api.member(), await addVendor(db), { review: copied })).json();
  const second = (await write(await api.member(), await addVendor(db), { review: watched })).json();
  const author = await api.member();
  const edit = async (id: string, version: number, review: string) =>
    expect(
      (await author.call("PATCH", `/api/reviews/${id}`, { review }, { "if-match": `"${version}"` })).statusCode,
    ).toBe(200);
  const idsOf = ({ resembles }: { resembles: { review: { id: string } }[] }) =>
    resembles.map(({ review }) => review.id).toSorted();
  const tickets = (id: string) => db.selectFrom("report_tickets").select("id").where("review_id", "=", id).execute();

  const held = (await write(author, await addVendor(db), { review: `${copied} Again.` })).json();
  expect(held.status).toBe("held");
  await edit(held.id, 1, `${watched} Again.`);
  expect(idsOf((await admin.call("GET", `/api/admin/held-reviews/${held.id}`)).json())).toEqual([first.id, second.id]);
  expect(await tickets(held.id)).toEqual([]);

  const hidden = (await write(author, await addVendor(db))).json();
  const { id: ticketId } = (await admin.call("POST", `/api/reviews/${hidden.id}/ticket`)).json();
  expect((await decide(hidden.id, { action: "hide", because: "not-genuine" }, admin)).statusCode).toBe(200);
  await edit(hidden.id, 1, `${copied} Once more.`);
  expect(idsOf((await admin.call("GET", `/api/admin/reports/${ticketId}`)).json())).toEqual([first.id]);
});

test("held reviews are found by the vendor's name and their author's, by why they're held, and sorted either way", async () => {
  const { db } = api.database;
  const admin = await api.member({ isAdmin: true });
  const [ana, iris] = [await api.member(), await api.member({ firstName: "Iris", lastName: "Šuštar" })];
  await addVendor(db, { owner_id: iris.userId, category: ["bars"] });
  const [bar, baker] = [
    await addVendor(db, { name: "Pri Žabarju", category: ["bars"] }),
    await addVendor(db, { name: "Sladki kot", category: ["cakes"] }),
  ];
  const words =
    "Five tiers of chestnut and cream survived the ferry, the heat and two curious spaniels, and we ate the last one at midnight.";
  expect(await fate(ana, await addVendor(db), { review: words })).toBe("published");
  const conflicted = (await write(iris, bar, { review: "They mix good drinks, and never run out of ice." })).json().id;
  const alike = (await write(iris, baker, { review: words })).json().id;
  const ids = async (query: string) => {
    const answer = await admin.call("GET", `/api/admin/held-reviews?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().items.map(({ review }: { review: { id: string } }) => review.id);
  };
  expect(await ids("q=sustar")).toEqual([conflicted, alike]);
  expect(await ids("q=sustar&sort=newest")).toEqual([alike, conflicted]);
  expect(await ids("q=zabarju")).toEqual([conflicted]);
  expect(await ids("q=sustar&because=alike")).toEqual([alike]);
  expect(await ids("q=sustar+nowhere")).toEqual([]);
});
