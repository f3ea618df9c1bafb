// Fault 6, where no other process can be working on the same database.
import { expect, test, vi } from "vitest";
import { freshDatabase } from "../../test/fresh-database.ts";
import { brand } from "../../test/test-app.ts";
import { type Received, startMailServer } from "../../test/mail-server.ts";
import { queueMail, sendEmailQueue } from "../mail/outbox.ts";
import { readSettings } from "../settings.ts";
import { startJobs } from "./run.ts";

test("an e-mail that a killed process was sending goes out once at the next start, without waiting for its job to expire", async () => {
  const received: Received[] = [];
  const server = await startMailServer(received);
  const database = await freshDatabase();
  const secrets = { SECRET_KEY: "k".repeat(32), SITE_SECRET: "s".repeat(32) };
  const settings = readSettings({ ...secrets, SMTP_URL: server.url, MAIL_FROM: "post@troth.example" });
  const start = () => startJobs(database, { settings, brand });

  const killed = await start();
  await killed.jobs.offWork(sendEmailQueue);
  const mail = { to: "ana@example.org", subject: "Begun", text: "Words", html: "<p>Words</p>" };
  await database.db.transaction().execute((trx) => queueMail(trx, killed.jobs, mail, null));
  // It takes the job and never finishes it.
  expect(await killed.jobs.fetch(sendEmailQueue)).toHaveLength(1);
  await killed.stop();
  expect(received).toEqual([]);

  const next = await start();
  await vi.waitFor(() => expect(received.map(({ to }) => to)).toEqual([["ana@example.org"]]), { timeout: 10_000 });
  await vi.waitFor(async () =>
    expect(await next.jobs.findJobs(sendEmailQueue)).toMatchObject([{ state: "completed" }]),
  );
  expect(received).toHaveLength(1);
  await next.stop();
  await database.close();
  await server.close();
});
