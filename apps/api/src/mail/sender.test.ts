import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freshDatabase } from "../../test/fresh-database.ts";
import { startMailServer } from "../../test/mail-server.ts";
import { brand } from "../../test/test-app.ts";
import type { Database } from "../database/open.ts";
import { type RunningJobs, startJobs } from "../jobs/run.ts";
import { readSettings } from "../settings.ts";
import { queueMail } from "./outbox.ts";
import { mailsAtOnce } from "./sender.ts";

let [arriving, most, arrived] = [0, 0, 0];
/** Of a mail server that answers none until as many have arrived as it is sent at the same time. */
let isSlow = false;
const waiting: (() => void)[] = [];
let server: Awaited<ReturnType<typeof startMailServer>>;
let database: Database;
let running: RunningJobs;

beforeAll(async () => {
  server = await startMailServer(null, {
    accept(answer) {
      most = Math.max(most, ++arriving);
      waiting.push(() => {
        arriving--;
        arrived++;
        answer();
      });
      if (!isSlow || most === mailsAtOnce) for (const each of waiting.splice(0)) each();
    },
  });
  database = await freshDatabase();
  const secrets = { SECRET_KEY: "k".repeat(32), SITE_SECRET: "s".repeat(32) };
  const settings = readSettings({ ...secrets, SMTP_URL: server.url, MAIL_FROM: "post@troth.example" });
  running = await startJobs(database, { settings, brand });
});
afterAll(async () => {
  await running.stop();
  await database.close();
  await server.close();
});

const send = (count: number) =>
  database.db.transaction().execute(async (trx) => {
    for (let i = 0; i < count; i++)
      await queueMail(
        trx,
        running.jobs,
        { to: `reader-${i}@example.org`, subject: "Words", text: "Words", html: "<p>Words</p>" },
        null,
      );
  });
const haveArrived = (count: number) => vi.waitFor(() => expect(arrived).toBe(count), { timeout: 20_000 });

test("e-mails are sent on a connection that stays open, so none waits for another greeting", async () => {
  await send(1);
  await haveArrived(1);
  await send(1);
  await haveArrived(2);
  expect(server.connections()).toBe(1);
});

test("a slow mail server is sent several at the same time, so that it doesn't hold up those who wait for theirs", async () => {
  const before = arrived;
  isSlow = true;
  await send(mailsAtOnce + 4);
  await haveArrived(before + mailsAtOnce + 4);
  expect(most).toBe(mailsAtOnce);
});
