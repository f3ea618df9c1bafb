import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Received, startMailServer } from "../../test/mail-server.ts";
import { brand, useTestApp } from "../../test/test-app.ts";
import { type RunningJobs, startJobs } from "../jobs/run.ts";
import { readSettings } from "../settings.ts";
import { queueMail, sendEmailQueue } from "./outbox.ts";

const api = useTestApp();
const received: Received[] = [];
let port: number;
let reopened: Awaited<ReturnType<typeof startMailServer>> | undefined;
let sending: RunningJobs;
beforeAll(async () => {
  // Once it is closed, its port refuses e-mails until it is opened again.
  const server = await startMailServer(received);
  await server.close();
  port = Number(new URL(server.url).port);
  // The server's own worker would keep e-mails for the demo's inbox.
  await api.jobs.jobs.offWork(sendEmailQueue);
  const secrets = { SECRET_KEY: "k".repeat(32), SITE_SECRET: "s".repeat(32) };
  const settings = readSettings({ ...secrets, SMTP_URL: server.url, MAIL_FROM: "post@troth.example" });
  sending = await startJobs(api.database, { settings, brand });
});
afterAll(async () => {
  await sending?.stop();
  await reopened?.close();
});

test("an e-mail that couldn't be sent is shown to admins without its text or address, and sent again once", async () => {
  const { db } = api.database;
  const admin = await api.member({ isAdmin: true });
  // Those about the account.
  await db.deleteFrom("emails").execute();
  const mail = { to: "Mojca.Zupan@example.org", subject: "Your claim", text: "The words", html: "<p>The words</p>" };
  await db.transaction().execute(async (trx) => {
    await queueMail(trx, api.jobs.jobs, mail, null);
    // As after a day of trying.
    await sql`update pgboss.job set retry_limit = 0 where name = 'send-email'`.execute(trx);
  });
  const failed = async () => (await admin.call("GET", "/api/admin/mails")).json().items;
  await vi.waitFor(async () => expect(await failed()).toHaveLength(1), { timeout: 20_000, interval: 100 });
  const [shown] = await failed();
  expect(shown).toMatchObject({
    to: "M…@example.org",
    subject: "Your claim",
    attempts: 1,
    error: expect.stringContaining("ECONNREFUSED"),
  });
  expect(JSON.stringify(shown)).not.toMatch(/mojca|zupan|words/i);

  reopened = await startMailServer(received, { at: port });
  const retry = () => admin.call("POST", `/api/admin/mails/${shown.id}/retry`);
  const answers = await Promise.all([retry(), retry()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000 });
  expect(received[0]).toMatchObject({ to: [mail.to], mail: { subject: "Your claim" } });
  expect(await failed()).toEqual([]);
  expect((await retry()).statusCode).toBe(409);
});
