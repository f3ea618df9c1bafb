import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { proofsADay } from "@troth/rules/proofs";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { type Browser, tokenIn, useTestApp } from "../../test/test-app.ts";
import { aReview, addVendor } from "../../test/vendors.ts";
import { purgeExpired } from "../jobs/purge-expired.ts";
import { purgeVault } from "../vault/purge.ts";

const clock = () => new Date("2026-11-21T10:00:00Z");
const api = useTestApp({ clock });

const secret = "Invoice no. 12, for Ana Kovac, three tiers with figs";
const invoice = Buffer.from(`%PDF-1.7\n${secret}`);

async function reviewed(review: object = {}) {
  const owner = await api.member();
  const vendorId = await addVendor(api.database.db, { name: "Lipa in med", owner_id: owner.userId });
  const author = await api.member({ firstName: "Ana", lastName: "Kovač" });
  const answer = await author.call("POST", `/api/vendors/${vendorId}/reviews`, { ...aReview, ...review });
  expect(answer.statusCode, answer.body).toBe(201);
  return { author, owner, vendorId, id: answer.json().id as string };
}

const submit = (author: Browser, id: string, file: Buffer = invoice, type = "application/pdf", kind = "invoice") =>
  author.call("POST", `/api/reviews/${id}/proof?kind=${kind}`, file, { "content-type": type });
const own = (author: Browser, id: string) => author.call("GET", `/api/reviews/${id}/proof`);
const withdraw = (author: Browser, id: string) => author.call("DELETE", `/api/reviews/${id}/proof`);
const rowsOf = (reviewId: string) =>
  api.database.db.selectFrom("review_proofs").selectAll().where("review_id", "=", reviewId).orderBy("id").execute();
const rowOf = async (reviewId: string) => (await rowsOf(reviewId)).at(-1)!;
const mine = async (author: Browser) => (await author.call("GET", "/api/users/me/reviews")).json().items[0]?.proof;

/** With a proof that waits. */
async function submitted(review: object = {}) {
  const given = await reviewed(review);
  const answer = await submit(given.author, given.id);
  expect(answer.statusCode, answer.body).toBe(201);
  return { ...given, proofId: (await rowOf(given.id)).id };
}

const admin = () => api.member({ firstName: "Mira", lastName: "Zupan", isAdmin: true });
const open = (who: Browser, proofId: string, reason = "To decide about it.") =>
  who.call("POST", `/api/admin/proofs/${proofId}/openings`, { reason });
const decide = (who: Browser, proofId: string, decision: object = { action: "accept" }) =>
  who.call("POST", `/api/admin/proofs/${proofId}/decision`, {
    explanation: "It names you and the business, and a date that fits.",
    ...decision,
  });
const eventsOf = (proofId: string) =>
  api.database.db
    .selectFrom("moderation_events")
    .select(["actor_id", "action", "from_state", "to_state", "reason"])
    .where("subject_type", "=", "proof")
    .where("subject_id", "=", proofId)
    .orderBy("id")
    .execute();
const listed = async (who: Browser) => {
  const answer = await who.call("GET", "/api/admin/proofs?limit=50");
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items as { id: string }[];
};

const folder = () => join(api.settings.dataDir, "proofs");
const filesOf = (proofId: string) =>
  readdirSync(folder(), { recursive: true, encoding: "utf8" }).filter((file) => file.includes(`${proofId}/`));
/** Well within the time that it takes to notice. */
const gone = (proofId: string) =>
  vi.waitFor(() => expect(filesOf(proofId)).toEqual([]), { timeout: 30_000, interval: 50 });

test("a contract, an invoice, a receipt, a photo or something else can show a booking", async () => {
  const { author, id } = await reviewed();
  for (const kind of ["contract", "invoice", "receipt", "photo", "other"]) {
    expect((await submit(author, id, invoice, "application/pdf", kind)).statusCode).toBe(201);
    expect((await own(author, id)).json().proof).toMatchObject({ kind, status: "waiting" });
    expect((await withdraw(author, id)).statusCode).toBe(204);
  }
});

test("an author hands in a proof, and sees that it waits; the operator is told, without the file or the author's name", async () => {
  const { author, id, proofId } = await submitted();
  const state = {
    proof: {
      kind: "invoice",
      status: "waiting",
      because: null,
      explanation: "",
      submittedAt: expect.any(String),
      decidedAt: null,
      hasFile: true,
      deletedBy: null,
    },
  };
  expect((await own(author, id)).json()).toEqual(state);
  expect(await mine(author)).toBe("waiting");
  const mail = (await api.inbox(api.settings.operatorEmail)).find(
    ({ subject }) => subject === "A proof for a review of Lipa in med is waiting",
  )!;
  expect(mail.links.map((link) => link.replace(/^https?:\/\/[^/]+/, ""))).toEqual([
    "/dashboard?seleted=dash&tab=proofs",
  ]);
  expect(mail.text).not.toMatch(/Ana|Kovač|figs/);
  expect(await eventsOf(proofId)).toMatchObject([
    { actor_id: author.userId, action: "submit", to_state: "waiting", reason: "invoice" },
  ]);
  expect((await submit(author, id)).json()).toMatchObject({ status: 409 });
});

test("neither the disk nor the database contains anything of a proof", async () => {
  const { proofId } = await submitted();
  const files = filesOf(proofId);
  expect(files).toHaveLength(1);
  const stored = readFileSync(join(folder(), files[0]!));
  for (const part of ["%PDF", "Invoice", "figs"]) expect([part, stored.includes(part)]).toEqual([part, false]);
  const { db } = api.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} t where t::text like '%three tiers with figs%'
      or t::text like ${`%${Buffer.from(secret).toString("hex")}%`}`.execute(db);
    expect([name, rows.length]).toEqual([name, 0]);
  }
});

test.each([
  ["a page that says it's a PDF", Buffer.from("<html><script>alert(1)</script>"), "application/pdf"],
  ["an SVG that says it's a PNG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "image/png"],
  ["nothing", Buffer.alloc(0), "application/pdf"],
  ["a photo of a type we don't take", invoice, "image/avif"],
  ["JSON", Buffer.from("{}"), "application/json"],
])("check 52: %s is refused as a proof", async (_, file, type) => {
  const { author, id } = await reviewed();
  expect((await submit(author, id, file, type)).statusCode).toBe(415);
  expect(await rowsOf(id)).toEqual([]);
});

test("check 54: a proof of too many bytes is refused, and the type is what the file contains", async () => {
  const { author, id } = await reviewed();
  const large = Buffer.concat([invoice, Buffer.alloc(10 * 1024 * 1024)]);
  expect((await submit(author, id, large)).statusCode).toBe(413);
  expect((await submit(author, id, invoice, "image/jpeg")).statusCode).toBe(201);
  expect((await rowOf(id)).media_type).toBe("application/pdf");
});

test("a PDF is still refused where photos are taken", async () => {
  const author = await api.member();
  const answer = await author.call("POST", "/api/photos", invoice, { "content-type": "application/pdf" });
  expect(answer.statusCode).toBe(415);
});

test("check 37: someone else's proof is 404, like that of a review that doesn't exist, and they can't hand one in for it", async () => {
  const { id, owner, vendorId } = await submitted();
  const { db } = api.database;
  const member = await api.member();
  await db.insertInto("vendor_members").values({ vendor_id: vendorId, user_id: member.userId }).execute();
  for (const who of [await api.member(), owner, member, await admin()]) {
    for (const ask of [own, withdraw, submit]) {
      const [theirs, absent] = [await ask(who, id), await ask(who, crypto.randomUUID())];
      expect([theirs.statusCode, theirs.json().title]).toEqual([404, absent.json().title]);
    }
  }
  expect(await rowsOf(id)).toMatchObject([{ status: "waiting" }]);
});

test("only those who booked and have nothing to do with the vendor can hand in a proof", async () => {
  const enquired = await reviewed({ experience: "enquired", weddingDate: undefined });
  expect((await submit(enquired.author, enquired.id)).statusCode).toBe(409);
  const joined = await reviewed();
  await api.database.db
    .insertInto("vendor_members")
    .values({ vendor_id: joined.vendorId, user_id: joined.author.userId })
    .execute();
  expect((await submit(joined.author, joined.id)).json().type).toBe("/api/reference#own-vendor");
});

test("handing in is limited for each person", async () => {
  const { author, id } = await reviewed();
  for (let i = 0; i < proofsADay; i++) {
    expect((await submit(author, id)).statusCode).toBe(201);
    expect((await withdraw(author, id)).statusCode).toBe(204);
  }
  expect((await submit(author, id)).statusCode).toBe(429);
});

test("an admin opens a proof as a download that runs nothing, and each time it's on record who, which and why", async () => {
  const { proofId } = await submitted();
  const mira = await admin();
  expect((await mira.call("POST", `/api/admin/proofs/${proofId}/openings`, {})).statusCode).toBe(422);
  for (const blank of ["        ", "  x     "]) expect((await open(mira, proofId, blank)).statusCode).toBe(422);
  expect(await eventsOf(proofId)).toHaveLength(1);
  const answer = await open(mira, proofId);
  expect(answer.rawPayload).toEqual(invoice);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="proof-${proofId}.pdf"`,
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  await open(mira, proofId, "The date was hard to read.");
  const opening = { actor_id: mira.userId, action: "open", from_state: null, to_state: null };
  expect((await eventsOf(proofId)).slice(1)).toMatchObject([
    { ...opening, reason: "To decide about it." },
    { ...opening, reason: "The date was hard to read." },
  ]);
});

test("the author learns how many admins have opened the file, not only that the one who decided has", async () => {
  const said = async (admins: readonly Browser[]) => {
    const { author, proofId } = await submitted();
    for (const one of admins) await open(one, proofId);
    expect((await decide(admins[0] ?? (await admin()), proofId)).statusCode).toBe(200);
    return (await api.inbox(author.email))[0]!.text;
  };
  const [mira, jan] = [await admin(), await admin()];
  expect(await said([])).toContain("Nobody has opened your file");
  expect(await said([mira, mira])).toContain("Only one admin has opened your file");
  expect(await said([mira, jan])).toContain("2 admins have opened your file");
});

test("a file that was changed or swapped fails loudly, and the attempt is on record all the same", async () => {
  const [first, second] = [await submitted(), await submitted()];
  const mira = await admin();
  const [mine, theirs] = [first, second].map(({ proofId }) => join(folder(), filesOf(proofId)[0]!)) as [string, string];
  const stored = readFileSync(mine);
  const logged = vi.spyOn(api.app.log, "error");
  const expectFailure = async () => {
    const answer = await open(mira, first.proofId);
    expect([answer.statusCode, answer.json().type]).toEqual([500, "/api/reference#internal"]);
    expect(answer.body).not.toMatch(/Invoice|authenticate/);
  };
  writeFileSync(mine, readFileSync(theirs));
  await expectFailure();
  const flipped = Buffer.from(stored);
  flipped[40]! ^= 1;
  writeFileSync(mine, flipped);
  await expectFailure();
  writeFileSync(mine, stored);
  expect((await open(mira, first.proofId)).rawPayload).toEqual(invoice);
  expect((await eventsOf(first.proofId)).filter(({ action }) => action === "open")).toHaveLength(3);
  logged.mockRestore();
});

test("what waits is listed for admins, the longest first, in pages, without stars or words", async () => {
  await api.database.db.deleteFrom("review_proofs").execute();
  const waiting = [await submitted(), await submitted(), await submitted()];
  const mira = await admin();
  const pages: { id: string }[] = [];
  let cursor = "";
  do {
    const { items, nextCursor } = (await mira.call("GET", `/api/admin/proofs?limit=2${cursor}`)).json();
    pages.push(...items);
    cursor = nextCursor ? `&cursor=${nextCursor}` : "";
  } while (cursor);
  expect(pages.map(({ id }) => id)).toEqual(waiting.map(({ proofId }) => proofId));
  const found = async (query: string) =>
    (await mira.call("GET", `/api/admin/proofs?${query}`)).json().items.map(({ id }: { id: string }) => id);
  expect(await found("sort=newest")).toEqual(waiting.map(({ proofId }) => proofId).toReversed());
  await api.database.db
    .updateTable("vendors")
    .set({ name: "Čajna soba" })
    .where("id", "=", waiting[1]!.vendorId)
    .execute();
  expect(await found("q=cajna%20kovac")).toEqual([waiting[1]!.proofId]);
  expect(await found("q=cajna%20horvat")).toEqual([]);
  expect(pages[0]).toEqual({
    id: waiting[0]!.proofId,
    kind: "invoice",
    mediaType: "application/pdf",
    size: invoice.length,
    submittedAt: expect.any(String),
    author: { name: "Ana Kovač" },
    review: { id: waiting[0]!.id, experience: "completed", weddingDate: "2026-06" },
    vendor: { id: waiting[0]!.vendorId, slug: expect.any(String), name: "Lipa in med", language: "und" },
  });
  await decide(mira, waiting[0]!.proofId);
  await withdraw(waiting[1]!.author, waiting[1]!.id);
  expect((await listed(mira)).map(({ id }) => id)).toEqual([waiting[2]!.proofId]);
});

test("check 37: admins who look after the vendor don't learn that there is a proof, and no one decides about their own", async () => {
  const mira = await admin();
  const { db } = api.database;
  for (const join of ["owner", "member"]) {
    const { vendorId, proofId } = await submitted();
    if (join === "owner")
      await db.updateTable("vendors").set({ owner_id: mira.userId }).where("id", "=", vendorId).execute();
    else await db.insertInto("vendor_members").values({ vendor_id: vendorId, user_id: mira.userId }).execute();
    expect((await listed(mira)).map(({ id }) => id)).not.toContain(proofId);
    expect((await open(mira, proofId)).statusCode).toBe(404);
    expect((await decide(mira, proofId)).statusCode).toBe(404);
    expect(await eventsOf(proofId)).toHaveLength(1);
  }
  const hers = await submitted();
  await db.updateTable("users").set({ is_admin: true }).where("id", "=", hers.author.userId).execute();
  await db.updateTable("sessions").set({ second_step: true }).where("user_id", "=", hers.author.userId).execute();
  expect((await listed(hers.author)).map(({ id }) => id)).not.toContain(hers.proofId);
  expect((await open(hers.author, hers.proofId)).statusCode).toBe(409);
  expect((await decide(hers.author, hers.proofId)).statusCode).toBe(409);
  expect(await eventsOf(hers.proofId)).toHaveLength(1);
});

const trustOf = async (vendorId: string) =>
  (await api.browser().call("GET", `/api/vendors/${vendorId}/reviews`)).json().items[0].trust;

test("once a proof is accepted the review says so and its author is told, and the record says of which kind it was, who decided and when", async () => {
  const { author, id, vendorId, proofId } = await submitted();
  const mira = await admin();
  expect(await trustOf(vendorId)).toBe("unverified");
  expect((await decide(mira, proofId)).json()).toEqual({ id: proofId, status: "accepted" });
  expect(await trustOf(vendorId)).toBe("proof");
  expect((await own(author, id)).json().proof).toMatchObject({
    status: "accepted",
    because: null,
    explanation: "It names you and the business, and a date that fits.",
    decidedAt: expect.any(String),
    hasFile: true,
  });
  const [mail] = await api.inbox(author.email);
  expect(mail!.subject).toBe("Your booking with Lipa in med is confirmed");
  expect(mail!.text).toContain("a date that fits");
  expect(await eventsOf(proofId)).toMatchObject([
    { action: "submit", reason: "invoice" },
    { actor_id: mira.userId, action: "accept", from_state: "waiting", to_state: "accepted" },
  ]);
  expect((await submit(author, id)).statusCode).toBe(409);
});

test("a refusal has a reason from the list, which its author is told, and they may hand in another proof", async () => {
  const { author, id, vendorId, proofId } = await submitted();
  const mira = await admin();
  expect((await decide(mira, proofId, { action: "refuse" })).json().errors).toMatchObject([{ pointer: "/because" }]);
  expect((await decide(mira, proofId, { action: "refuse", because: "not nice" })).statusCode).toBe(422);
  expect((await decide(mira, proofId, { action: "accept", because: "altered" })).statusCode).toBe(422);
  const unexplained = { action: "refuse", because: "unreadable", explanation: "        " };
  expect((await decide(mira, proofId, unexplained)).json().errors).toMatchObject([{ pointer: "/explanation" }]);
  const refusal = { action: "refuse", because: "unreadable", explanation: "The photo is too blurred." };
  expect((await decide(mira, proofId, refusal)).json()).toEqual({ id: proofId, status: "refused" });
  expect((await own(author, id)).json().proof).toMatchObject({ status: "refused", because: "unreadable" });
  expect(await trustOf(vendorId)).toBe("unverified");
  const [mail] = await api.inbox(author.email);
  expect(mail!.subject).toBe("We couldn’t confirm your booking with Lipa in med");
  expect(mail!.text).toContain("The photo is too blurred.");
  expect((await submit(author, id)).statusCode).toBe(201);
  expect((await own(author, id)).json().proof).toMatchObject({ status: "waiting", explanation: "" });
});

test("when two admins decide at the same time, the second is told what the first decided", async () => {
  const { proofId, author } = await submitted();
  const [mira, luka] = [await admin(), await admin()];
  const answers = await Promise.all([
    decide(mira, proofId),
    decide(luka, proofId, { action: "refuse", because: "altered" }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
  expect(lost!.json().detail).toContain(`The proof is now ${won!.json().status}.`);
  expect((await eventsOf(proofId)).filter(({ action }) => action === "accept" || action === "refuse")).toHaveLength(1);
  expect((await api.inbox(author.email)).filter(({ subject }) => subject.includes("booking"))).toHaveLength(1);
});

test("a withdrawn proof is deleted straight away: first no one can open it, then not a byte is left", async () => {
  const { author, id, proofId } = await submitted();
  const mira = await admin();
  expect((await withdraw(author, id)).statusCode).toBe(204);
  expect(await rowOf(id)).toMatchObject({ status: "withdrawn", file_key: null, deleted_at: expect.any(Date) });
  expect((await open(mira, proofId)).statusCode).toBe(409);
  expect((await decide(mira, proofId)).statusCode).toBe(409);
  await gone(proofId);
  expect((await own(author, id)).json()).toEqual({ proof: null });
  expect(await mine(author)).toBeNull();
  expect((await withdraw(author, id)).statusCode).toBe(204);
});

test("the author may delete the file of a decided proof, and the decision and the label stay", async () => {
  const { author, id, vendorId, proofId } = await submitted();
  await decide(await admin(), proofId);
  expect((await withdraw(author, id)).statusCode).toBe(204);
  await gone(proofId);
  expect(await trustOf(vendorId)).toBe("proof");
  expect((await own(author, id)).json().proof).toMatchObject({ status: "accepted", hasFile: false, deletedBy: null });
});

test.each(["deletes it", "closes their account"])(
  "a proof goes with its review when the author %s, waiting or decided",
  async (how) => {
    const [waiting, decided] = [await submitted(), await submitted()];
    await decide(await admin(), decided.proofId);
    for (const { author, id, proofId } of [waiting, decided]) {
      if (how === "deletes it") expect((await author.call("DELETE", `/api/reviews/${id}`)).statusCode).toBe(204);
      else {
        // Keeping the review doesn't keep the proof.
        await author.call("POST", "/api/users/me/deletion", { reviews: "keep" });
        const token = tokenIn((await api.inbox(author.email))[0]!.links);
        await api.browser().call("POST", "/api/users/confirm-deletion", { token });
        expect((await author.call("DELETE", "/api/users/")).statusCode).toBe(200);
      }
      expect((await rowOf(id)).file_key).toBeNull();
      await gone(proofId);
    }
    expect((await rowOf(waiting.id)).status).toBe("withdrawn");
    expect((await rowOf(decided.id)).status).toBe("accepted");
    expect((await eventsOf(waiting.proofId)).at(-1)).toMatchObject({ action: "withdraw", to_state: "withdrawn" });
  },
);

test("after an account is erased nothing is left of a proof but the record, which names no one", async () => {
  const { author, id, proofId } = await submitted();
  await decide(await admin(), proofId);
  const { db } = api.database;
  await db
    .updateTable("users")
    .set({ erase_at: new Date(Date.now() - 1000), reviews_on_deletion: "keep" })
    .where("id", "=", author.userId)
    .execute();
  await purgeExpired(db, api.photos);
  expect(await db.selectFrom("reviews").select("id").where("id", "=", id).execute()).toHaveLength(1);
  expect(await rowsOf(id)).toEqual([]);
  expect(await eventsOf(proofId)).toMatchObject([{ reason: "invoice" }, { action: "accept" }]);
});

test("a proof goes when an admin removes its review, and stays when it's only hidden", async () => {
  const { id, proofId } = await submitted();
  const mira = await admin();
  const explanation = "It isn’t about an experience of theirs.";
  const change = (action: string) =>
    mira.call("POST", `/api/reviews/${id}/decision`, { action, version: 1, because: "not-genuine", explanation });
  expect((await change("hide")).statusCode).toBe(200);
  expect((await rowOf(id)).status).toBe("waiting");
  expect((await change("remove")).statusCode).toBe(200);
  expect(await rowOf(id)).toMatchObject({ status: "withdrawn", file_key: null });
  await gone(proofId);
});

test("a decided proof's file is purged after the days that the operator has set, and one that waits is not", async () => {
  const { db } = api.database;
  const [fresh, old, waiting] = [await submitted(), await submitted(), await submitted()];
  const mira = await admin();
  for (const { proofId } of [fresh, old]) await decide(mira, proofId);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const setDecided = (id: string, decided_at: Date) =>
    db.updateTable("review_proofs").set({ decided_at }).where("review_id", "=", id).execute();
  await setDecided(fresh.id, daysAgo(2));
  await setDecided(old.id, daysAgo(3.1));
  await db
    .updateTable("review_proofs")
    .set({ submitted_at: daysAgo(90) })
    .where("review_id", "=", waiting.id)
    .execute();
  await purgeVault(db, api.vault, 3);
  expect([fresh, old, waiting].map(({ proofId }) => filesOf(proofId).length)).toEqual([1, 0, 1]);
  expect(await rowOf(old.id)).toMatchObject({ status: "accepted", kind: "invoice", file_key: null });
  expect((await open(mira, old.proofId)).statusCode).toBe(409);
  expect((await own(old.author, old.id)).json().proof).toMatchObject({ hasFile: false, deletedBy: null });
  const { decidedAt, deletedBy } = (await own(fresh.author, fresh.id)).json().proof;
  expect(Date.parse(deletedBy) - Date.parse(decidedAt)).toBe(14 * 86_400_000);
});

test("a file without a row is removed after a day, and one whose row may still come is left", async () => {
  const [young, stray] = [crypto.randomUUID(), crypto.randomUUID()];
  const { db } = api.database;
  for (const id of [young, stray]) await api.vault.write(id, invoice);
  const list = api.vault.list;
  const aged = {
    ...api.vault,
    async *list() {
      for await (const file of list())
        yield file.id === stray ? { ...file, changedAt: new Date(Date.now() - 25 * 3_600_000) } : file;
    },
  };
  await purgeVault(db, aged, 14);
  expect([filesOf(young).length, filesOf(stray).length]).toEqual([1, 0]);
});

test("a proof that can't be recorded leaves no file", async () => {
  const { author, id } = await reviewed();
  const { db } = api.database;
  const before = readdirSync(folder(), { recursive: true }).length;
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db);
  await sql`create trigger no_room before insert on review_proofs execute function no_room()`.execute(db);
  try {
    expect((await submit(author, id)).statusCode).toBe(507);
  } finally {
    await sql`drop function no_room cascade`.execute(db);
  }
  expect(readdirSync(folder(), { recursive: true }).length).toBe(before);
});

test("the vendor's people find no trace of a proof in anything that they can read", async () => {
  const { owner, vendorId, id, proofId } = await submitted();
  await decide(await admin(), proofId, { action: "refuse", because: "altered", explanation: "Too much is covered." });
  const reads = [
    `/api/vendors/${vendorId}`,
    `/api/vendors/${vendorId}/reviews`,
    `/api/vendors/${vendorId}/transparency`,
    `/api/reviews/${id}`,
    "/api/users/me/export",
  ];
  for (const url of reads) {
    const answer = await owner.call("GET", url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.body).not.toMatch(/invoice|altered|covered|"refused"/i);
    expect(answer.body).not.toContain(proofId);
  }
});
