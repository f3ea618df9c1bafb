import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openingsAnHour, proofsADay } from "@troth/rules/proofs";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { type Browser, tokenIn, useTestApp } from "../../test/test-app.ts";
import { addVendor } from "../../test/vendors.ts";
import { purgeVault } from "../vault/purge.ts";

const api = useTestApp({ clock: () => new Date("2026-11-21T10:00:00Z") });

const secret = "Extract from the register: Lipa in med, Ana Kovac";
const extract = Buffer.from(`%PDF-1.7\n${secret}`);

async function claimed() {
  const claimant = await api.member({ firstName: "Ana", lastName: "Kovač" });
  const owner = await api.member();
  const vendorId = await addVendor(api.database.db, { name: "Lipa in med", owner_id: owner.userId });
  const body = { role: "manager", note: "I run the bakery with my sister." };
  const answer = await claimant.call("POST", `/api/vendors/${vendorId}/claims`, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return { claimant, owner, vendorId, id: answer.json().id as string };
}

const submit = (who: Browser, id: string, file: Buffer = extract, type = "application/pdf") =>
  who.call("PUT", `/api/claims/${id}/document`, file, { "content-type": type });
const withdraw = (who: Browser, id: string) => who.call("DELETE", `/api/claims/${id}/document`);
const read = async (who: Browser, id: string) => (await who.call("GET", `/api/claims/${id}`)).json();
const documentOf = async (who: Browser, id: string) => (await read(who, id)).evidence.document;

/** With a document. */
async function documented() {
  const given = await claimed();
  const answer = await submit(given.claimant, given.id);
  expect(answer.statusCode, answer.body).toBe(200);
  return given;
}

const admin = () => api.member({ firstName: "Mira", lastName: "Zupan", isAdmin: true });
const open = (who: Browser, id: string, reason = "To decide about the claim.") =>
  who.call("POST", `/api/admin/claims/${id}/document-openings`, { reason });
const versionOf = async (who: Browser, id: string): Promise<number> =>
  (await who.call("GET", `/api/admin/claims/${id}`)).json().version;
const reject = (who: Browser, id: string, version: number) =>
  who.call("POST", `/api/claims/${id}/decision`, {
    action: "reject",
    because: "unconfirmed",
    version,
    reason: "It names another business.",
  });
const eventsOf = (id: string) =>
  api.database.db
    .selectFrom("moderation_events")
    .select(["actor_id", "action", "reason"])
    .where("subject_id", "=", id)
    .where("action", "like", "%document")
    .orderBy("id")
    .execute();

const fileOf = async (id: string): Promise<string> =>
  (await api.database.db.selectFrom("claims").select("document_id").where("id", "=", id).executeTakeFirstOrThrow())
    .document_id!;
const folder = () => join(api.settings.dataDir, "proofs");
const onDisk = (fileId: string) =>
  readdirSync(folder(), { recursive: true, encoding: "utf8" }).filter((file) => file.includes(`${fileId}/`));
/** Well within the time that it takes to notice. */
const gone = (fileId: string) =>
  vi.waitFor(() => expect(onDisk(fileId)).toEqual([]), { timeout: 30_000, interval: 50 });

test("a claimant hands in a document; an admin opens it with a reason, on record, as a download; no one else can", async () => {
  const { claimant, owner, id } = await documented();
  const document = {
    mediaType: "application/pdf",
    size: extract.length,
    handedInAt: expect.any(String),
    hasFile: true,
  };
  expect(await documentOf(claimant, id)).toEqual(document);
  const mira = await admin();
  const queue = await mira.call("GET", "/api/admin/claims?q=Lipa&limit=50");
  const listed = queue.json().items.find((item: { id: string }) => item.id === id);
  expect(listed.evidence.document).toEqual(document);

  const opened = await open(mira, id);
  expect(opened.statusCode, opened.body).toBe(200);
  expect(opened.rawPayload.equals(extract)).toBe(true);
  expect(opened.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="claim-${id}.pdf"`,
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "no-store",
  });
  expect(await eventsOf(id)).toEqual([
    { actor_id: claimant.userId, action: "hand in document", reason: "" },
    { actor_id: mira.userId, action: "open document", reason: "To decide about the claim." },
  ]);
  expect((await open(mira, id, "  ")).statusCode).toBe(422);
  for (const other of [claimant, owner]) expect((await open(other, id)).statusCode).toBe(403);
  expect((await submit(owner, id)).statusCode).toBe(404);
  expect((await withdraw(owner, id)).statusCode).toBe(404);
  expect(await eventsOf(id)).toHaveLength(2);
});

test("neither the disk nor the database contains anything of a document", async () => {
  const { id } = await documented();
  const { db } = api.database;
  const [file] = onDisk(await fileOf(id));
  const stored = readFileSync(join(folder(), file!));
  for (const part of ["%PDF", "register", "Lipa"]) expect([part, stored.includes(part)]).toEqual([part, false]);
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const hex = Buffer.from(secret).toString("hex");
  for (const { name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(name)} t
      where t::text like '%Extract from the register%' or t::text like ${`%${hex}%`}`.execute(db);
    expect([name, rows.length]).toEqual([name, 0]);
  }
});

test("what isn’t a PDF, JPEG, PNG or WebP is refused whatever it is called, and so is the eleventh of a day", async () => {
  const { claimant, id } = await claimed();
  const html = await submit(claimant, id, Buffer.from("<script>alert(1)</script>"));
  expect(html.json()).toMatchObject({ status: 415, detail: "This file isn’t a PDF, JPEG, PNG or WebP." });
  expect(await documentOf(claimant, id)).toBeNull();
  for (let more = proofsADay; more > 0; more--) expect((await submit(claimant, id)).statusCode).toBe(200);
  expect((await submit(claimant, id)).statusCode).toBe(429);
});

test("another document takes the place of the first, whose file goes", async () => {
  const { claimant, id } = await documented();
  const first = await fileOf(id);
  const png = Buffer.from("\x89PNG\r\n\x1a\nextract", "latin1");
  expect((await submit(claimant, id, png, "image/png")).json().evidence.document).toMatchObject({
    mediaType: "image/png",
    size: png.length,
  });
  await gone(first);
  expect(onDisk(await fileOf(id))).toHaveLength(1);
});

test("a claim isn’t decided by what an admin read before a document came, or was withdrawn", async () => {
  const { claimant, id } = await claimed();
  const mira = await admin();
  const before = await versionOf(mira, id);
  await submit(claimant, id);
  expect((await reject(mira, id, before)).statusCode).toBe(409);
  const withIt = await versionOf(mira, id);
  await withdraw(claimant, id);
  expect((await reject(mira, id, withIt)).statusCode).toBe(409);
  expect((await reject(mira, id, await versionOf(mira, id))).statusCode).toBe(200);
});

test("once a claim is over, nothing can be handed in; its document can be withdrawn, and goes with a withdrawn claim", async () => {
  const [rejected, withdrawn] = [await documented(), await documented()];
  const mira = await admin();
  await reject(mira, rejected.id, await versionOf(mira, rejected.id));
  expect((await submit(rejected.claimant, rejected.id)).json()).toMatchObject({ status: 409 });
  expect(await documentOf(rejected.claimant, rejected.id)).toMatchObject({ hasFile: true });
  const file = await fileOf(rejected.id);
  for (let twice = 0; twice < 2; twice++) expect((await withdraw(rejected.claimant, rejected.id)).statusCode).toBe(204);
  expect(await documentOf(rejected.claimant, rejected.id)).toBeNull();
  await gone(file);
  expect((await open(mira, rejected.id)).statusCode).toBe(409);
  expect((await eventsOf(rejected.id)).map(({ action }) => action)).toEqual(["hand in document", "withdraw document"]);

  const other = await fileOf(withdrawn.id);
  expect((await withdrawn.claimant.call("POST", `/api/claims/${withdrawn.id}/withdrawal`)).statusCode).toBe(200);
  await gone(other);
});

test("a document goes some days after the decision, and with its claimant’s account; one that waits stays", async () => {
  const { db } = api.database;
  const [old, fresh, waiting, leaving] = [
    await documented(),
    await documented(),
    await documented(),
    await documented(),
  ];
  const mira = await admin();
  for (const { id } of [old, fresh]) await reject(mira, id, await versionOf(mira, id));
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const [{ id }, days] of [[old, 15] as const, [fresh, 13] as const])
    await db
      .updateTable("claims")
      .set({ decided_at: daysAgo(days) })
      .where("id", "=", id)
      .execute();
  await db
    .updateTable("claims")
    .set({ created_at: daysAgo(90) })
    .where("id", "=", waiting.id)
    .execute();
  const files = await Promise.all([old, fresh, waiting].map(({ id }) => fileOf(id)));
  await purgeVault(db, api.vault, 14);
  expect(files.map((file) => onDisk(file).length)).toEqual([0, 1, 1]);
  expect(await documentOf(old.claimant, old.id)).toMatchObject({ mediaType: "application/pdf", hasFile: false });
  expect((await open(mira, old.id)).json()).toMatchObject({ status: 409 });

  const file = await fileOf(leaving.id);
  const { claimant } = leaving;
  await claimant.call("POST", "/api/users/me/deletion", { reviews: "keep" });
  const [mail] = await api.inbox(claimant.email);
  await claimant.call("POST", "/api/users/confirm-deletion", { token: tokenIn(mail!.links) });
  expect((await claimant.call("DELETE", "/api/users/")).statusCode).toBe(200);
  await gone(file);
});

test("an admin who claims the same listing, or is linked with whoever does, neither opens the document nor decides", async () => {
  const { db } = api.database;
  const { claimant, id, vendorId } = await documented();
  const rival = await admin();
  const body = { role: "owner", note: "It has been ours since the summer." };
  expect((await rival.call("POST", `/api/vendors/${vendorId}/claims`, body)).statusCode).toBe(201);
  const partner = await admin();
  const couple_id = crypto.randomUUID();
  for (const { userId: user_id } of [claimant, partner])
    await db.insertInto("couple_members").values({ couple_id, user_id }).execute();
  for (const who of [rival, partner]) {
    expect((await open(who, id)).json()).toMatchObject({ status: 409 });
    expect((await reject(who, id, await versionOf(who, id))).statusCode).toBe(409);
    expect((await who.call("GET", `/api/admin/claims/${id}`)).json().mayDecide).toBe(false);
    const { items } = (await who.call("GET", "/api/admin/claims?q=Lipa&limit=50")).json();
    expect(items.find((item: { id: string }) => item.id === id).mayDecide).toBe(false);
  }
  expect((await open(await admin(), id)).statusCode).toBe(200);
});

test("a document goes if a question about its claim isn’t answered for ninety days", async () => {
  const { db } = api.database;
  const [silent, asked] = [await documented(), await documented()];
  const mira = await admin();
  for (const { id } of [silent, asked]) {
    const question = { action: "ask-for-more", version: await versionOf(mira, id), reason: "Whose name is it?" };
    expect((await mira.call("POST", `/api/claims/${id}/decision`, question)).statusCode).toBe(200);
  }
  const since = new Date(Date.now() - 91 * 86_400_000);
  await db.updateTable("claims").set({ status_since: since }).where("id", "=", silent.id).execute();
  const files = await Promise.all([silent, asked].map(({ id }) => fileOf(id)));
  await purgeVault(db, api.vault, 14);
  expect(files.map((file) => onDisk(file).length)).toEqual([0, 1]);
  expect(await documentOf(silent.claimant, silent.id)).toMatchObject({ hasFile: false });
});

test("admins don’t open documents of their own claims, nor of claims to what they look after, and take no more than the limit", async () => {
  const { db } = api.database;
  const { id, vendorId } = await documented();
  const mira = await admin();
  await db.updateTable("vendors").set({ owner_id: mira.userId }).where("id", "=", vendorId).execute();
  expect((await open(mira, id)).json()).toMatchObject({ status: 409 });
  const own = await documented();
  await db.updateTable("claims").set({ claimant_id: mira.userId }).where("id", "=", own.id).execute();
  expect((await open(mira, own.id)).json()).toMatchObject({ status: 409 });

  const iva = await admin();
  for (let times = openingsAnHour; times > 0; times--) expect((await open(iva, id)).statusCode).toBe(200);
  expect((await open(iva, id)).statusCode).toBe(429);
});

test("a document whose file went while it was being opened is said to have been deleted", async () => {
  const { id } = await documented();
  await api.vault.remove(await fileOf(id));
  expect((await open(await admin(), id)).json()).toMatchObject({ status: 409, detail: "The file has been deleted." });
});

test("a document that can’t be recorded leaves no file, and the one before stays", async () => {
  const { claimant, id } = await documented();
  const { db } = api.database;
  const before = readdirSync(folder(), { recursive: true }).length;
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db);
  await sql`create trigger no_room before update of document_id on claims execute function no_room()`.execute(db);
  try {
    expect((await submit(claimant, id)).statusCode).toBe(507);
  } finally {
    await sql`drop function no_room cascade`.execute(db);
  }
  expect(readdirSync(folder(), { recursive: true }).length).toBe(before);
  expect((await open(await admin(), id)).rawPayload.equals(extract)).toBe(true);
});
