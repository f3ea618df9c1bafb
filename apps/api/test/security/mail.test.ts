// Fault 6: e-mails go out over SMTP despite servers that fail and processes that end. The server here is a real one.
import type { ParsedMail } from "mailparser";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startJobs } from "../../src/jobs/run.ts";
import { queueMail } from "../../src/mail/outbox.ts";
import { type Received, startMailServer } from "../mail-server.ts";
import { brand, freshEmail, password, tokenIn, useTestApp } from "../test-app.ts";
import { freePort } from "../../../../scripts/free-port.ts";
import { clock } from "./world.ts";

const port = await freePort();
const api = useTestApp({
  clock,
  env: { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`, MAIL_FROM: "Troth <post@troth.example>" },
});

const received: Received[] = [];
let server: Awaited<ReturnType<typeof startMailServer>> | undefined;
const open = async () => void (server = await startMailServer(received, { at: port }));
const close = async () => {
  await server?.close();
  server = undefined;
};

beforeAll(open);
afterAll(close);
beforeEach(() => void (received.length = 0));

/** The e-mails that the server accepted for an address. */
const to = (email: string) => received.filter((each) => each.to.includes(email));
const arrived = async (email: string): Promise<ParsedMail> => {
  await vi.waitFor(() => expect(to(email)).not.toEqual([]), { timeout: 15_000, interval: 50 });
  return to(email)[0]!.mail;
};
const row = (email: string) =>
  api.database.db.selectFrom("emails").selectAll().where("recipient", "=", email).executeTakeFirstOrThrow();
const signUp = (email: string) =>
  api.browser().call("POST", "/api/users", { email, password, firstName: "Žofija", lastName: "Zupan" });

test("an e-mail is sent as text and as HTML, from the configured sender, and its link works", async () => {
  const email = freshEmail();
  await signUp(email);
  const mail = await arrived(email);
  expect(mail.from!.text).toBe('"Troth" <post@troth.example>');
  expect(mail.subject).toBe("Confirm your e-mail address for Troth");
  const [link] = /http\S+#token=\S+/.exec(mail.text!)!;
  expect(mail.html).toContain(link);
  const verified = await api.browser().call("POST", "/api/users/verify", { token: tokenIn([link]) });
  expect(verified.statusCode).toBe(200);
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@troth\.example>$/);
});

test("once an e-mail has gone, its text and links are no longer in the database", async () => {
  const email = freshEmail();
  await signUp(email);
  const mail = await arrived(email);
  const token = tokenIn([/http\S+#token=\S+/.exec(mail.text!)![0]]);
  await vi.waitFor(async () => expect((await row(email)).sent_at).not.toBeNull(), { timeout: 10_000, interval: 50 });
  expect(await row(email)).toMatchObject({ body_text: null, body_html: null, attempts: 1, last_error: null });
  const { rows } = await sql<{ data: string }>`select data::text from pgboss.job where name = 'send-email'`.execute(
    api.database.db,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { data } of rows) expect([data.includes(email), data.includes(token)]).toEqual([false, false]);
});

test("check 48: strangers' names and subjects add no header, recipient or text", async () => {
  const email = freshEmail();
  const answer = await api.browser().call("POST", "/api/contact", {
    name: "Eve\r\nBcc: all@example.org",
    email,
    subject: "Hello\r\nBcc: all@example.org\r\n\r\n<b>another body</b>",
    message: "Ten characters or more.\r\n.\r\nMAIL FROM:<evil@example.org>",
  });
  expect(answer.statusCode).toBe(202);
  await arrived(email);
  const mail = await arrived("operator@example.org");
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.has("bcc")).toBe(false);
  expect([mail.to].flat().map((list) => list!.text)).toEqual(["operator@example.org"]);
  expect(mail.text).toContain("MAIL FROM:<evil@example.org>");
});

test("the operator can answer a message by replying to its e-mail, which keeps its line breaks", async () => {
  const email = freshEmail();
  const message = "The hall has moved.\n\nIt is <now> by the lake.\r\nThe number is the same.";
  const zeroWidth = "\u200b";
  await api.browser().call("POST", "/api/contact", {
    name: `Eve${zeroWidth}  Novak`,
    email,
    subject: `A vendor\u202e that  moved${zeroWidth}`,
    message,
  });
  await arrived(email);
  const written = () => received.find(({ mail }) => mail.replyTo?.text === email);
  await vi.waitFor(() => expect(written()).toBeDefined(), { timeout: 15_000, interval: 50 });
  const { mail, to: recipients } = written()!;
  expect(recipients).toEqual(["operator@example.org"]);
  expect(mail.subject).toMatch(/^\[C-[\w-]+\] A vendor that moved$/);
  expect(mail.text).toContain(`Eve Novak <${email}> writes:`);
  expect(mail.html).toContain(
    "The hall has moved.<br/><br/>It is &lt;now&gt; by the lake.<br/>The number is the same.",
  );
  const nameless = { name: zeroWidth, email: freshEmail(), subject: "Hello there", message };
  const refused = await api.browser().call("POST", "/api/contact", nameless);
  expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, "/name"]);
});

test("fault 6: signing up works while the mail server is down, and the e-mail goes once when it is back", async () => {
  await close();
  const email = freshEmail();
  expect((await signUp(email)).statusCode).toBe(202);
  await vi.waitFor(async () => expect((await row(email)).attempts).toBeGreaterThan(0), {
    timeout: 15_000,
    interval: 50,
  });
  const waiting = await row(email);
  expect(waiting.sent_at).toBeNull();
  expect(waiting.body_text).toContain("#token=");
  expect(waiting.last_error).toMatch(/ECONNREFUSED/);
  await open();
  await hurry();
  await arrived(email);
  await vi.waitFor(async () => expect((await row(email)).sent_at).not.toBeNull(), { timeout: 10_000, interval: 50 });
  expect(to(email)).toHaveLength(1);
});

test("fault 6: e-mails committed while nothing sends them go out when something does", async () => {
  const { stop } = api.jobs;
  await stop();
  const email = freshEmail();
  await api.database.db
    .transaction()
    .execute((trx) =>
      queueMail(trx, api.jobs.jobs, { to: email, subject: "Left behind", text: "Words", html: "<p>Words</p>" }, null),
    );
  expect(to(email)).toEqual([]);
  const next = await startJobs(api.database, { settings: api.settings, brand, log: api.app.log });
  api.jobs.stop = next.stop;
  expect(await arrived(email)).toMatchObject({ subject: "Left behind", text: "Words" });
});

test("an e-mail is not sent when what it reports did not happen", async () => {
  const email = freshEmail();
  const failing = api.database.db.transaction().execute(async (trx) => {
    await queueMail(trx, api.jobs.jobs, { to: email, subject: "Never", text: "Words", html: "<p>Words</p>" }, null);
    throw new Error("the rest went wrong");
  });
  await expect(failing).rejects.toThrow("the rest went wrong");
  const later = freshEmail();
  await api.database.db
    .transaction()
    .execute((trx) =>
      queueMail(trx, api.jobs.jobs, { to: later, subject: "Next", text: "Words", html: "<p>Words</p>" }, null),
    );
  await arrived(later);
  expect(to(email)).toEqual([]);
});

/** A failed e-mail is tried again after some seconds. To save the wait, this moves its time to now. */
const hurry = () =>
  sql`update pgboss.job set start_after = now() where name = 'send-email' and state = 'retry'`.execute(api.database.db);
